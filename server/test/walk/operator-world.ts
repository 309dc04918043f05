import { contract } from '@metra/contract';
import { createTestApp } from '../app/test-app.ts';
import { prepareCall } from '../fuzz/prepared-call.ts';
import { type Role, roles } from '../fuzz/roles.ts';
import { closableLog, type WithLogClosed } from './closable-log.ts';
import type { Step } from './step.ts';
import { tableChanges } from './table-changes.ts';
import { aWorld, type World } from './world.ts';

/** A world with one session of everyone who can call. */
export interface OperatorWorld extends World {
  tokenOf: Readonly<Record<Role, string | null>>;
  withLogClosed: WithLogClosed;
}

/** An operation of the operator's people. */
export type OperatorStep = Step<OperatorWorld>;

export async function anOperatorWorld(): Promise<OperatorWorld> {
  const app = await createTestApp();
  const world = await aWorld(app, await tableChanges(app.platform));
  const named = { id: 'auth.getLogin', operation: contract.auth.getLogin };
  const tokenOf: Partial<Record<Role, string | null>> = {};
  for (const role of roles) tokenOf[role] = (await prepareCall(app, named, role)).token;
  const withLogClosed = await closableLog(app.platform);
  return { ...world, withLogClosed, tokenOf: tokenOf as Record<Role, string | null> };
}
