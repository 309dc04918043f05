import type { TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import type { Platform } from '../../src/platform/platform.ts';
import type { TestApp } from '../app/test-app.ts';
import type { SignedInAccount } from './accounts.ts';
import { aMemberWithStrategy } from './strategies.ts';

export interface Tracked {
  member: SignedInAccount;
  goal: TrackableGoal;
  measure: TrackableMeasure;
}

/** A goal with a measure that a member on a trial has just added, beside two further goals. */
export async function aTrackedGoal(
  app: Pick<TestApp, 'platform' | 'client'>,
  wishes: Parameters<typeof aMemberWithStrategy>[1] = {},
): Promise<Tracked> {
  const { member, strategy } = await aMemberWithStrategy(app, wishes);
  const trackableGoalId = strategy.goals[0]?.id ?? 0;
  const goal = await member.client.tracking.goal({ params: { trackableGoalId } });
  const [measure] = goal.measures;
  if (!measure) throw new Error('The goal has no measure');
  return { member, goal, measure };
}

/** A file of an organisation, without its bytes. */
export async function aFileOf(
  { database }: Pick<Platform, 'database'>,
  organisationId: number,
  name = 'Rechnung.pdf',
): Promise<number> {
  const { id } = await database.kysely
    .insertInto('resources')
    .values({
      organisation_id: organisationId,
      name,
      type: 'EVIDENCE',
      mime_type: 'application/pdf',
      size: 1234,
      checksum: Buffer.alloc(32),
      storage_key: `test-${organisationId}-${crypto.randomUUID()}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the subscription of an organisation on a day. */
export async function endSubscription(
  { database }: Pick<Platform, 'database'>,
  organisationId: number,
  lastDay: string,
): Promise<void> {
  await database.kysely
    .updateTable('subscriptions')
    .set({ active_until: lastDay })
    .where('organisation_id', '=', organisationId)
    .execute();
}
