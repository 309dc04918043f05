import type { Body } from '@metra/contract/core/operation';
import type { AdminAccount, accountsAdmin } from '@metra/contract/operations/accounts-admin';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { adminAccountViews } from '../administration/accounts-admin.views.ts';
import type { Dependencies } from '../dependencies.ts';
import { secondFactorTakenOff } from '../mails/second-factor.mail.ts';
import { secondFactorStore } from './second-factor.store.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'audit' | 'mailer' | 'sessions' | 'linkTo' | 'links'>;

/** For a person who has lost their factors: the password alone is enough again, and the owner is notified. */
export const secondFactorRemoval =
  ({ clock, mailer, sessions, links }: Omit<Needs, 'database' | 'audit' | 'linkTo'>) =>
  async (tx: Tx, account: KnownAccount): Promise<void> => {
    if (!(await secondFactorStore(tx, account.id).removeAll()))
      throw new DomainError('not_found.second_factor');
    await sessions.endAll(tx, account.id, clock.now());
    await sessions.refresh(tx, account.id);
    await mailer.send(tx, account, 'second-factor-taken-off', (to) =>
      secondFactorTakenOff(to, links.account()),
    );
  };

export function takeOffSecondFactorService(needs: Needs) {
  const { database, clock, audit, linkTo } = needs;
  const takeOff = secondFactorRemoval(needs);
  return {
    async takeOff(
      { actor, origin }: Call,
      accountId: number,
      { reason }: Body<typeof accountsAdmin.removeSecondFactor>,
    ): Promise<AdminAccount> {
      // The own factor is removed in the profile, which may require another factor first.
      if (accountId === actor.accountId) throw new DomainError('second_factor.own');
      return database.transaction(async (tx) => {
        const account = orNotFound(await accountStore(tx).lock(accountId), 'not_found.account');
        await takeOff(tx, account);
        await audit.record(tx, {
          action: 'second_factor.taken_off',
          actor,
          subject: `account:${accountId}`,
          origin,
          details: { reason },
        });
        return orNotFound(
          await adminAccountViews(tx, { now: clock.now(), linkTo }).one(accountId),
          'not_found.account',
        );
      });
    },
  };
}
