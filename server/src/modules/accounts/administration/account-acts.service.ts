import type { AuditAction } from '@metra/contract/audit-actions';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { organisationStore } from '../../organisations/organisations.module.ts';
import { accountStore } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { lifetimes } from '../lifetimes.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { accountCreated, confirmRegistration } from '../mails/registration.mail.ts';
import { accountClosed, accountRestored } from '../mails/team.mail.ts';
import { accountRemoval, assertNotLastAdministrator } from '../profile/account-removal.service.ts';
import { billingAddress } from '../team/billing-address.service.ts';
import { teamStore } from '../team/team.store.ts';
import { accountsAdminStore } from './accounts-admin.store.ts';
import type { BulkAction } from './bulk-effects.ts';

type Needs = Pick<Dependencies, 'clock' | 'audit' | 'links' | 'mailer' | 'billingContact' | 'sessions'>;

/** Somebody the operator deals with: the organisation is locked first, then the account, as for whoever leaves. */
interface Person {
  id: number;
  organisationId: number;
}

/** What an administrator does to one account within a transaction, alone or to many at once. */
export function accountActs(
  needs: Needs,
): Record<BulkAction, (tx: Tx, call: Call, of: Person) => Promise<void>> {
  const { clock, audit, links, mailer, sessions } = needs;
  const removeAccount = accountRemoval(needs);
  const billing = billingAddress(needs);

  const record = (tx: Tx, { actor, origin }: Call, action: AuditAction, accountId: number, details = {}) =>
    audit.record(tx, { action, actor, subject: `account:${accountId}`, origin, details });
  async function locked(tx: Tx, { id, organisationId }: Person) {
    await organisationStore(tx, organisationId).lockMembership();
    const account = await accountStore(tx).lock(id);
    if (!account) throw new DomainError('not_found.account');
    return account;
  }
  const mark = (isSpam: boolean) => async (tx: Tx, call: Call, of: Person) => {
    const account = await locked(tx, of);
    if (isSpam) await assertNotLastAdministrator(tx, account);
    const now = clock.now();
    await accountsAdminStore(tx).markSpam(of.id, isSpam, now);
    await teamStore(tx, of.organisationId).ensureOwner();
    if (isSpam) await billing.handOver(tx, account, now);
    await sessions.endAll(tx, of.id, now);
    await record(tx, call, isSpam ? 'account.marked_as_spam' : 'account.cleared_of_spam', of.id);
  };

  return {
    block: mark(true),
    unblock: mark(false),

    async delete(tx, call, { id }) {
      const { account, wasLast } = await removeAccount(tx, id, clock.now(), { byOperator: true });
      await record(tx, call, 'account.deleted', id, { wasLast });
      await mailer.send(tx, account, 'account-deleted', (to) => accountClosed(to, wasLast));
    },

    async restore(tx, call, { id, organisationId }) {
      const now = clock.now();
      const organisation = organisationStore(tx, organisationId);
      await organisation.lockMembership();
      await accountsAdminStore(tx).restore(id, now);
      await organisation.cancelRemoval(now);
      const account = await accountStore(tx).lock(id);
      if (!account) throw new DomainError('not_found.account');
      await teamStore(tx, organisationId).ensureOwner();
      await record(tx, call, 'account.restored', id);
      if (account.status === 'ACTIVE')
        await mailer.send(tx, account, 'account-restored', (to) => accountRestored(to, links.login()));
    },

    async sendConfirmation(tx, call, of) {
      const account = await locked(tx, of);
      await mailer.assertMayWriteTo(tx, account.email);
      // Who was made by an administrator has yet to choose a password, and confirms the address by that.
      const isWaiting = account.passwordHash === null;
      const { token } = await mailTokenStore(tx).issue({
        accountId: of.id,
        kind: isWaiting ? 'RECOVERY' : 'CONFIRM',
        now: clock.now(),
        ...(isWaiting && { seconds: lifetimes.welcome }),
      });
      await mailer.send(tx, account, 'account-confirmation', (to) =>
        isWaiting
          ? accountCreated(to, links.recoverPassword(token, account.email), account.organisationName)
          : confirmRegistration(to, links.confirmAccount(token)),
      );
      await record(tx, call, 'account.confirmation_sent', of.id);
    },
  };
}
