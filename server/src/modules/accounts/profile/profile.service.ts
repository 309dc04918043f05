import type { Body } from '@metra/contract/core/operation';
import type { account } from '@metra/contract/operations/account';
import type { Account, AccountWrite, Session } from '@metra/contract/shapes/accounts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { accountViews } from '../account.views.ts';
import { accountStore } from '../accounts.store.ts';
import { ownPasswordCheck } from '../credentials/own-password.service.ts';
import type { Dependencies } from '../dependencies.ts';
import { accountDeleted } from '../mails/team.mail.ts';
import { trimNames } from '../person-names.ts';
import { sessionViews } from '../sessions/sessions.views.ts';
import { accountRemoval } from './account-removal.service.ts';

type Needs = Pick<
  Dependencies,
  | 'database'
  | 'clock'
  | 'audit'
  | 'passwords'
  | 'limits'
  | 'links'
  | 'mailer'
  | 'billingContact'
  | 'sessions'
  | 'linkTo'
  | 'isSecondFactorDemanded'
>;

export function profileService(needs: Needs) {
  const { database, clock, audit, mailer, sessions } = needs;
  const checkOwnPassword = ownPasswordCheck(needs);
  const removeAccount = accountRemoval(needs);

  return {
    async update({ actor, origin }: Call, write: AccountWrite): Promise<Account> {
      return database.transaction(async (tx) => {
        await accountStore(tx).updateProfile(actor.accountId, trimNames(write), clock.now());
        await sessions.refresh(tx, actor.accountId);
        await audit.record(tx, { action: 'account.updated', actor, origin });
        const view = await accountViews(tx, needs).own(actor.accountId, actor.impersonatorId);
        if (!view) throw new DomainError('auth.unauthenticated');
        return view;
      });
    },

    async remove({ actor, origin }: Call, { password }: Body<typeof account.remove>): Promise<void> {
      await checkOwnPassword(actor, password);
      await database.transaction(async (tx) => {
        const { account: removed, wasLast } = await removeAccount(tx, actor.accountId, clock.now());
        await audit.record(tx, { action: 'account.deleted', actor, origin, details: { wasLast } });
        await mailer.send(tx, removed, 'account-deleted', (to) => accountDeleted(to, wasLast));
      });
    },

    async sessions({ actor }: Call): Promise<{ items: Session[] }> {
      const items = await sessionViews(database.kysely, {
        accountId: actor.accountId,
        now: clock.now(),
      }).list(actor.sessionId);
      return { items };
    },

    async endSession({ actor, origin }: Call, sessionId: number): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await sessions.end(tx, actor.accountId, sessionId, clock.now())))
          throw new DomainError('not_found.session');
        await audit.record(tx, { action: 'session.ended', actor, subject: `session:${sessionId}`, origin });
      });
    },
  };
}
