import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { notify } from '../events/notify.ts';
import { lifetimes } from '../lifetimes.ts';
import { sessionStore } from '../sessions.store.ts';
import type { Tools } from '../tools.ts';
import type { SignedIn } from './sign-in.service.ts';

type Needs = Pick<Tools, 'database' | 'clock' | 'audit' | 'viewAccount'>;

/** Administrators answer for themselves: nobody acts for another administrator, nor from within someone's session. */
const mayBeImpersonated = (account: KnownAccount, actor: Actor) =>
  account.status === 'ACTIVE' &&
  account.id !== actor.accountId &&
  !account.roles.includes('ADMIN') &&
  actor.impersonatorId === null;

/** Acting for someone else, for an hour, with a reason, under the owner's eyes. */
export const impersonationService = ({ database, clock, audit, viewAccount }: Needs) => ({
  async impersonate(
    actor: Actor,
    { accountId, reason }: { accountId: number; reason: string },
    origin: Origin,
  ): Promise<SignedIn> {
    const now = clock.now();
    return database.transaction(async (tx) => {
      const account = await accountStore(tx).byId(accountId);
      if (!account) throw new DomainError('not_found.account');
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
      const view = await viewAccount(tx, accountId, actor.accountId);
      if (!view) throw new DomainError('not_found.account');
      return { account: view, token: session.token };
    });
  },
});
