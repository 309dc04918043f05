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

/** Everything for a request that should work: who sends it, and what. */
export interface PreparedCall {
  account: TestAccount;
  token: string | null;
  input: Input;
}

export interface NamedOperation {
  id: string;
  operation: Operation;
}

/** Open to every member, but there is nothing to be done without one. */
const needsSubscription = new Set(['subscription.cancel', 'subscription.resume']);

/** An organisation of its own for the caller, with what the call refers to. */
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
    // A new session: the server remembers that the first one had a subscription, and what is prepared may take days.
    default:
      return startSession(app.platform, member);
  }
}
