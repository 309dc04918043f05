import { contract } from '@metra/contract';
import { isForOperators, operationsOf } from '@metra/contract/core/operation';
import { createTestApp } from '../app/test-app.ts';
import { prepareCall } from '../fuzz/prepared-call.ts';
import { type Role, roles } from '../fuzz/roles.ts';
import { addFurtherRows } from '../sweep/further-rows.ts';
import { aFullOrganisation } from '../sweep/tenant-objects.ts';
import { closableLog, type WithLogClosed } from './closable-log.ts';
import type { Step } from './step.ts';
import { tableChanges } from './table-changes.ts';
import { type WatchedRows, watchedRows } from './watched-rows.ts';
import { aWorld, type World } from './world.ts';

/** A world with one session of everyone who can call, and with an organisation that no call names. */
export interface OperatorWorld extends World, Omit<WatchedRows, 'rows'> {
  tokenOf: Readonly<Record<Role, string | null>>;
  withLogClosed: WithLogClosed;
}

/** An operation of the operator's people. */
export type OperatorStep = Step<OperatorWorld>;

export const operatorOperations = [...operationsOf(contract)].filter(({ operation }) =>
  isForOperators(operation),
);

export async function anOperatorWorld(): Promise<OperatorWorld> {
  const app = await createTestApp();
  const theirs = await aFullOrganisation(app, 'Nordstern');
  await addFurtherRows(theirs);
  const world = await aWorld(app, await tableChanges(app.platform));
  const named = { id: 'auth.getLogin', operation: contract.auth.getLogin };
  const tokenOf: Partial<Record<Role, string | null>> = {};
  for (const role of roles) tokenOf[role] = (await prepareCall(app, named, role)).token;
  const withLogClosed = await closableLog(app.platform);
  const watched = await watchedRows(app.platform, theirs.member.organisationId);
  return { ...world, ...watched, withLogClosed, tokenOf: tokenOf as Record<Role, string | null> };
}
