import type { AdminAccount, accountsAdmin } from '@metra/contract/accounts-admin';
import type { Body } from '@metra/contract/operation';
import type { Page } from '@metra/contract/primitives';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Actor, Origin } from '../../../platform/http/actor.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { assertStrong } from '../credentials/password-rules.ts';
import { emailKey } from '../email-key.ts';
import { isStaff, lifetimes } from '../lifetimes.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { oneTimePassword } from '../mails/password-mails.ts';
import { accountCreated } from '../mails/registration-mails.ts';
import { accountDeleted } from '../mails/team-mails.ts';
import { organisationStore } from '../organisations.store.ts';
import { trimNames } from '../person-names.ts';
import { accountRemoval, assertNotLastAdministrator } from '../profile/account-removal.ts';
import type { Tools } from '../tools.ts';
import { accountsAdminStore } from './accounts-admin.store.ts';
import { type Asked, adminAccountViews } from './accounts-admin.views.ts';

type Needs = Pick<
  Tools,
  'database' | 'clock' | 'audit' | 'passwords' | 'attempts' | 'links' | 'linkTo' | 'post' | 'sessions'
>;
type Create = Body<typeof accountsAdmin.create>;
type Update = Body<typeof accountsAdmin.update>;

export function accountsAdminService(needs: Needs) {
  const { database, clock, audit, passwords, attempts, links, linkTo, post, sessions } = needs;
  const removeAccount = accountRemoval(needs);

  const found = async (tx: Tx, accountId: number): Promise<KnownAccount> => {
    const account = await accountStore(tx).byId(accountId);
    if (!account) throw new DomainError('not_found.account');
    return account;
  };
  const view = async (tx: Tx, accountId: number): Promise<AdminAccount> => {
    const account = await adminAccountViews(tx, clock.now(), linkTo).one(accountId);
    if (!account) throw new DomainError('not_found.account');
    return account;
  };
  const record = (tx: Tx, actor: Actor, origin: Origin, action: string, accountId: number, details = {}) =>
    audit.record(tx, { action, actor, subject: `account:${accountId}`, origin, details });

  /** The staff belong to the operator; everyone else to a customer that exists or is made now. */
  async function organisationFor(
    tx: Tx,
    { organisationId, organisationName, roles }: Create,
  ): Promise<number> {
    const store = organisationStore(tx);
    if (organisationId !== undefined) {
      if (await store.exists(organisationId)) return organisationId;
      throw new DomainError('not_found.organisation');
    }
    if (organisationName !== undefined) return store.create(organisationName.trim(), clock.now());
    if (isStaff(roles)) return store.operator();
    throw invalid('organisationId', 'required');
  }

  return {
    list: (asked: Asked): Promise<Page<AdminAccount>> =>
      adminAccountViews(database.kysely, clock.now(), linkTo).list(asked),

    async create(actor: Actor, create: Create, origin: Origin): Promise<AdminAccount> {
      const now = clock.now();
      const key = emailKey(create.email);
      return database
        .transaction(async (tx) => {
          const organisationId = await organisationFor(tx, create);
          const made = { ...trimNames(create), organisationId, emailKey: key, passwordHash: null, now };
          const id = await accountsAdminStore(tx).create(made);
          const seconds = lifetimes.welcome;
          const { token } = await mailTokenStore(tx).issue({ accountId: id, kind: 'RECOVERY', now, seconds });
          const account = await found(tx, id);
          const link = links.recoverPassword(token, account.email);
          await post.send(tx, account, 'account-created', (to) =>
            accountCreated(to, link, account.organisationName),
          );
          await record(tx, actor, origin, 'account.created', id, { roles: create.roles });
          return view(tx, id);
        })
        .catch((error) => {
          if (isUniqueViolation(error, 'accounts_email_key_unique'))
            throw new DomainError('account.email_taken');
          throw error;
        });
    },

    async update(
      actor: Actor,
      accountId: number,
      { version, ...write }: Update,
      origin: Origin,
    ): Promise<AdminAccount> {
      return database.transaction(async (tx) => {
        const before = await found(tx, accountId);
        if (!write.roles.includes('ADMIN')) await assertNotLastAdministrator(tx, before);
        const now = clock.now();
        if (!(await accountsAdminStore(tx).update(accountId, version, trimNames(write), now)))
          throw new DomainError('conflict.version');
        const sameRoles = new Set(write.roles).symmetricDifference(new Set(before.roles)).size === 0;
        if (sameRoles) await sessions.refresh(tx, accountId);
        else await sessions.endAll(tx, accountId, now);
        await record(tx, actor, origin, 'account.changed', accountId, {
          before: before.roles,
          after: write.roles,
        });
        return view(tx, accountId);
      });
    },

    async remove(actor: Actor, accountId: number, origin: Origin): Promise<void> {
      await database.transaction(async (tx) => {
        const { account, wasLast } = await removeAccount(tx, accountId, clock.now());
        await record(tx, actor, origin, 'account.deleted', accountId, { wasLast });
        await post.send(tx, account, 'account-deleted', (to) => accountDeleted(to, wasLast));
      });
    },

    async markAsSpam(
      actor: Actor,
      accountId: number,
      isSpam: boolean,
      origin: Origin,
    ): Promise<AdminAccount> {
      return database.transaction(async (tx) => {
        const account = await found(tx, accountId);
        if (isSpam) await assertNotLastAdministrator(tx, account);
        const now = clock.now();
        await accountsAdminStore(tx).markSpam(accountId, isSpam, now);
        await sessions.endAll(tx, accountId, now);
        await record(
          tx,
          actor,
          origin,
          isSpam ? 'account.marked_as_spam' : 'account.cleared_of_spam',
          accountId,
        );
        return view(tx, accountId);
      });
    },

    async resetPassword(
      actor: Actor,
      accountId: number,
      password: string,
      origin: Origin,
    ): Promise<AdminAccount> {
      const account = await accountStore(database.kysely).byId(accountId);
      if (!account) throw new DomainError('not_found.account');
      assertStrong(password, account);
      const passwordHash = await passwords.hash(password);
      await attempts.passwordKnown(account.emailKey);
      const now = clock.now();
      return database.transaction(async (tx) => {
        await accountsAdminStore(tx).setOneTimePassword(accountId, passwordHash, now);
        await mailTokenStore(tx).revoke(accountId, now, 'RECOVERY', 'PASSWORD_CHANGE');
        await sessions.endAll(tx, accountId, now);
        await post.send(tx, account, 'one-time-password', (to) => oneTimePassword(to, links.login()));
        await record(tx, actor, origin, 'account.one_time_password_set', accountId);
        return view(tx, accountId);
      });
    },
  };
}
