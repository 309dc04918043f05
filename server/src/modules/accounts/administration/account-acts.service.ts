import type { AuditAction } from '@metra/contract/rules/audit-actions';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { organisationsStore } from '../../organisations/organisations.module.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { after, lifetimes } from '../lifetimes.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { accountCreated, confirmRegistration } from '../mails/registration.mail.ts';
import { accountClosed, accountRestored } from '../mails/team.mail.ts';
import { assertNotLastAdministrator } from '../profile/account-removal.service.ts';
import { removedAfter } from '../profile/organisation-removal.service.ts';
import { removalStore } from '../profile/removal.store.ts';
import { billingAddress } from '../team/billing-address.service.ts';
import { accountsAdminStore } from './accounts-admin.store.ts';
import type { BulkAction } from './bulk-effects.ts';

type Needs = Pick<Dependencies, 'clock' | 'audit' | 'links' | 'mailer' | 'billingContact' | 'sessions'>;

/** A person whose account the operator changes. */
interface Person {
  id: number;
  organisationId: number;
}

/**
 * Acts on all given people or on none, with a constant number of statements. Returns the people who were left out
 * because they have recently got enough mails.
 */
type Act = (tx: Tx, call: Call, people: readonly Person[]) => Promise<readonly Person[]>;

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);
const organisationsOf = (people: readonly Person[]) => [
  ...new Set(people.map(({ organisationId }) => organisationId)),
];

/** Actions of administrators on accounts within a transaction. */
export function accountActs(needs: Needs): Record<BulkAction, Act> {
  const { clock, audit, links, mailer, billingContact, sessions } = needs;
  const billing = billingAddress(needs);

  const record = <P extends Person>(
    tx: Tx,
    { actor, origin }: Call,
    action: AuditAction,
    people: readonly P[],
    details: (of: P) => Record<string, unknown> = () => ({}),
  ) =>
    audit.recordEach(
      tx,
      people.map((of) => ({ action, actor, subject: `account:${of.id}`, origin, details: details(of) })),
    );

  /** Organisations are locked before accounts, as in all such transactions. */
  async function locked(tx: Tx, people: readonly Person[]): Promise<KnownAccount[]> {
    await organisationsStore(tx).lockMemberships(organisationsOf(people));
    const accounts = await accountStore(tx).lockEach(idsOf(people));
    if (accounts.length < people.length) throw new DomainError('not_found.account');
    return accounts;
  }

  /** Most of the people receive no invoices, so only the others need a replacement. */
  async function handOverInvoices(tx: Tx, accounts: readonly KnownAccount[], now: Date): Promise<void> {
    for (const account of await billingContact.among(tx, accounts)) await billing.handOver(tx, account, now);
  }

  const mark =
    (isSpam: boolean): Act =>
    async (tx, call, people) => {
      const accounts = await locked(tx, people);
      if (isSpam) await assertNotLastAdministrator(tx, accounts);
      const now = clock.now();
      const store = accountsAdminStore(tx);
      await store.markSpam(idsOf(people), isSpam, now);
      await store.ensureOwners(organisationsOf(people));
      if (isSpam) await handOverInvoices(tx, accounts, now);
      await sessions.endAllOf(tx, idsOf(people), now);
      await record(tx, call, isSpam ? 'account.marked_as_spam' : 'account.cleared_of_spam', people);
      return [];
    };

  /** Organisations without people are scheduled for deletion. */
  async function endEmptyOrganisations(tx: Tx, people: readonly Person[], now: Date): Promise<Set<number>> {
    const empty = await accountsAdminStore(tx).withoutPeople(organisationsOf(people));
    if (empty.length > 0) {
      await organisationsStore(tx).scheduleRemoval(empty, now, removedAfter(now));
      await accountsAdminStore(tx).revokeInvitations(empty, now);
    }
    return new Set(empty);
  }

  return {
    block: mark(true),
    unblock: mark(false),

    async delete(tx, call, people) {
      const now = clock.now();
      const accounts = await locked(tx, people);
      await assertNotLastAdministrator(tx, accounts);
      await sessions.endAllOf(tx, idsOf(people), now);
      await removalStore(tx).close(idsOf(people), now, after(now, lifetimes.deletedAccount));
      // The next person becomes owner and receives the invoices.
      await accountsAdminStore(tx).ensureOwners(organisationsOf(people));
      await handOverInvoices(tx, accounts, now);
      const ended = await endEmptyOrganisations(tx, people, now);
      const wasLast = ({ organisationId }: Person) => ended.has(organisationId);
      await record(tx, call, 'account.deleted', people, (of) => ({ wasLast: wasLast(of) }));
      await mailer.sendEach(tx, accounts, 'account-deleted', (to) => accountClosed(to.language, wasLast(to)));
      return [];
    },

    async restore(tx, call, people) {
      const now = clock.now();
      const organisations = organisationsStore(tx);
      await organisations.lockMemberships(organisationsOf(people));
      await accountsAdminStore(tx).restore(idsOf(people), now);
      await organisations.cancelRemoval(organisationsOf(people), now);
      const accounts = await locked(tx, people);
      await accountsAdminStore(tx).ensureOwners(organisationsOf(people));
      await record(tx, call, 'account.restored', people);
      const active = accounts.filter(({ status }) => status === 'ACTIVE');
      await mailer.sendEach(tx, active, 'account-restored', ({ language }) =>
        accountRestored(language, links.login()),
      );
      return [];
    },

    async sendConfirmation(tx, call, people) {
      const accounts = await locked(tx, people);
      const leftAlone = new Set(await mailer.mailedEnough(tx, accounts));
      const waiting = accounts.filter((account) => !leftAlone.has(account));
      if (waiting.length === 0) return [...leftAlone];
      // The owner of an account that an administrator created still has to choose a password, which confirms the
      // address.
      const hasNoPassword = ({ passwordHash }: KnownAccount) => passwordHash === null;
      const tokens = await mailTokenStore(tx).issueEach(
        waiting.map((account) =>
          hasNoPassword(account)
            ? { accountId: account.id, kind: 'RECOVERY', seconds: lifetimes.welcome }
            : { accountId: account.id, kind: 'CONFIRM' },
        ),
        clock.now(),
      );
      await mailer.sendEach(tx, waiting, 'account-confirmation', (to) => {
        const token = tokens.get(to.id) ?? '';
        return hasNoPassword(to)
          ? accountCreated(to.language, links.recoverPassword(token, to.email), to.organisationName)
          : confirmRegistration(to.language, links.confirmAccount(token));
      });
      await record(tx, call, 'account.confirmation_sent', waiting);
      return [...leftAlone];
    },
  };
}
