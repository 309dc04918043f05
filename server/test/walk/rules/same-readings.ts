import type { Operation } from '@metra/contract/core/operation';
import { expect } from 'vitest';
import type { TestApp } from '../../app/test-app.ts';
import type { Input } from '../../sweep/operation-call.ts';
import { type CalledOperation, calledOperations } from '../../sweep/operation-calls.ts';
import { aFullOrganisation, type Organisation } from '../../sweep/tenant-objects.ts';
import { type Answer, ask } from '../request.ts';
import { expectSuccess, isRead } from '../step.ts';
import type { TenantStep } from '../tenant-step.ts';
import { isOfTeam } from './team-roles.ts';

/** These operations show public offers, which other companies publish while the walk goes on. */
const showingOffers: readonly string[] = ['offerMatches.forGoal', 'offerMatches.forMeasure'];
const countOfOffers = /"matchingOffers":\d+/g;

/** The reader is a company that no other rule calls; it was answered before the other companies came. */
export interface Readings {
  reader: Organisation;
  of: ReadonlyMap<string, { input: Input; text: string }>;
}

export const isCompared = ({ id, operation }: Pick<CalledOperation, 'id' | 'operation'>): boolean =>
  isRead(operation) && isOfTeam(operation) && !showingOffers.includes(id);

/** The first objects of each kind are this company's: a statement that forgets the organisation finds others as well. */
export async function takeReadings(app: TestApp): Promise<Readings> {
  const reader = await aFullOrganisation(app, 'Stetig');
  const of = new Map<string, { input: Input; text: string }>();
  const compared = calledOperations.filter(isCompared);
  // A document is created when it is first read, and the export contains it from then on.
  const creating = compared.filter(({ operation }) => operation.hasEffect);
  for (const { id, operation, call } of [...creating, ...compared]) {
    const input = call ? await call.input(reader) : {};
    const { text } = await answerTo(app, operation, input, reader);
    of.set(id, { input, text });
  }
  return { reader, of };
}

async function answerTo(
  app: TestApp,
  operation: Operation,
  input: Input,
  { member: { token } }: Organisation,
): Promise<Answer> {
  const answer = await ask(app, operation, input, { token });
  return { ...answer, text: answer.text.replaceAll(countOfOffers, '') };
}

/** An organisation reads the same, whatever others have. */
export async function readsTheSame({ id, operation, world }: TenantStep): Promise<void> {
  const { app, readings } = world;
  const reading = readings.of.get(id);
  if (!reading) return;
  const answer = await answerTo(app, operation, reading.input, readings.reader);
  expectSuccess('it can be read', answer);
  expect.soft(answer.text, 'it shows the same whatever others have').toBe(reading.text);
}
