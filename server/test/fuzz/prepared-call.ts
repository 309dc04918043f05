import type { Operation } from '@metra/contract/core/operation';
import type { TestApp } from '../app/test-app.ts';
import {
  anAdministrator,
  startImpersonation,
  startSession,
  type TestAccount,
} from '../factories/accounts.ts';
import type { Input } from '../sweep/operation-call.ts';
import { callOf } from '../sweep/operation-calls.ts';
import {
  aNewcomer,
  aSubscribedOrganisation,
  endSubscriptions,
  type Organisation,
} from '../sweep/tenant-objects.ts';
import { otherInputOf } from './other-inputs.ts';
import { accountRoles, type Role } from './roles.ts';

/** A request that should succeed, with its caller. */
export interface PreparedCall {
  account: TestAccount;
  token: string | null;
  input: Input;
}

export interface NamedOperation {
  id: string;
  operation: Operation;
}

/** These operations are open to every member but need a subscription to act on. */
const needsSubscription = new Set(['subscription.cancel', 'subscription.resume']);

/** Creates an organisation for the caller, with the objects that the call refers to. */
export async function prepareCall(app: TestApp, { id }: NamedOperation, role: Role): Promise<PreparedCall> {
  const call = callOf(id);
  const own = await (call?.byNewcomer ? aNewcomer : aSubscribedOrganisation)(
    app,
    'Eigen',
    accountRoles[role],
  );
  const input = await (otherInputOf(id) ?? call?.input ?? (() => ({})))(own);
  if (role === 'member' && !needsSubscription.has(id)) await endSubscriptions(app, own.member.organisationId);
  return { account: own.member, token: await tokenOf(own, role), input };
}

async function tokenOf({ app, member }: Organisation, role: Role): Promise<string | null> {
  switch (role) {
    case 'nobody':
      return null;
    case 'impersonator':
      return startImpersonation(app.platform, (await anAdministrator(app.platform)).id, member.id);
    // The new session is necessary, because the server caches the first one's subscription, and the preparation may
    // advance the clock.
    default:
      return startSession(app.platform, member);
  }
}
