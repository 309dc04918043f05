import type { Body } from '@metra/contract/core/operation';
import type { auth } from '@metra/contract/operations/auth';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { accountViews } from '../account.views.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { notify } from '../events/events.store.ts';
import { lifetimes } from '../lifetimes.ts';
import { isStaff } from '../roles.policy.ts';
import { sessionStore } from '../sessions/sessions.store.ts';
import type { SignedIn } from './begin-session.service.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'audit' | 'linkTo' | 'isSecondFactorDemanded'>;

/** Staff cannot be impersonated, and an impersonator cannot impersonate further people. */
const mayBeImpersonated = (account: KnownAccount, actor: Actor) =>
  account.status === 'ACTIVE' &&
  account.id !== actor.accountId &&
  !isStaff(account.roles) &&
  actor.impersonatorId === null;

/** An administrator impersonates a person for an hour with a reason that the owner can see. */
export const impersonationService = (needs: Needs) => ({
  async impersonate(
    { actor, origin }: Call,
    { accountId, reason }: Body<typeof auth.impersonate>,
  ): Promise<SignedIn> {
    const { database, clock, audit } = needs;
    const now = clock.now();
    return database.transaction(async (tx) => {
      const store = accountStore(tx);
      if (!(await store.holdAdministrator(actor.accountId))) throw new DomainError('auth.forbidden');
      const account = orNotFound(await store.lock(accountId), 'not_found.account');
      if (!mayBeImpersonated(account, actor)) throw new DomainError('auth.impersonation_refused');
      const impersonation = { impersonatorId: actor.accountId, reason };
      const lifetime = lifetimes.session.impersonation;
      const session = await sessionStore(tx).start({ accountId, lifetime, origin, now, impersonation });
      await audit.record(tx, {
        action: 'impersonation.started',
        actor,
        subject: `account:${accountId}`,
        origin,
        details: { reason, session: session.id },
      });
      await notify(tx, { accountId, type: 'account.impersonated', data: { reason }, now });
      const view = orNotFound(
        await accountViews(tx, needs).own(accountId, actor.accountId),
        'not_found.account',
      );
      return { account: view, token: session.token };
    });
  },
});
