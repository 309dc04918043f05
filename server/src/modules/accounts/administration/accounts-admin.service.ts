import type { Body, Query } from '@metra/contract/core/operation';
import type { Page, TeamRole } from '@metra/contract/core/primitives';
import type { AdminAccount, accountsAdmin } from '@metra/contract/operations/accounts-admin';
import { auditFor } from '../../../platform/audit-for.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import { assertUnchanged } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import type { Download } from '../../../platform/http/handlers.ts';
import { exportList } from '../../../platform/http/list-export.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { organisationStore, organisationsStore } from '../../organisations/organisations.module.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { assertStrong } from '../credentials/password-rules.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { lifetimes } from '../lifetimes.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import { oneTimePassword } from '../mails/password.mail.ts';
import { accountCreated } from '../mails/registration.mail.ts';
import { trimNames } from '../person-names.ts';
import { assertNotLastAdministrator } from '../profile/account-removal.service.ts';
import { isStaff } from '../roles.policy.ts';
import { teamStore } from '../team/team.store.ts';
import type { accountActs } from './account-acts.service.ts';
import { accountColumns } from './account-columns.ts';
import { accountsAdminStore } from './accounts-admin.store.ts';
import { adminAccountViews } from './accounts-admin.views.ts';

type Needs = Pick<
  Dependencies,
  'database' | 'clock' | 'audit' | 'passwords' | 'limits' | 'links' | 'linkTo' | 'mailer' | 'sessions'
> & { acts: ReturnType<typeof accountActs> };
type Create = Body<typeof accountsAdmin.create>;
type Update = Body<typeof accountsAdmin.update>;

export function accountsAdminService(needs: Needs) {
  const { database, clock, audit, passwords, limits, links, linkTo, mailer, sessions, acts } = needs;

  const known = async (tx: Tx, accountId: number) =>
    orNotFound(await accountStore(tx).byId(accountId), 'not_found.account');
  const locked = async (tx: Tx, accountId: number) =>
    orNotFound(await accountStore(tx).lock(accountId), 'not_found.account');
  const view = async (tx: Db, accountId: number): Promise<AdminAccount> => {
    return orNotFound(
      await adminAccountViews(tx, { now: clock.now(), linkTo }).one(accountId),
      'not_found.account',
    );
  };
  const record = auditFor(audit, 'account');

  /** Staff belong to the operator's organisation, and all others to an existing or new customer. */
  async function organisationFor(
    tx: Tx,
    { organisationId, organisationName, roles }: Create,
  ): Promise<number> {
    if (organisationId !== undefined) {
      if (await organisationStore(tx, organisationId).lockIfNotDeleted()) return organisationId;
      throw new DomainError('not_found.organisation');
    }
    const store = organisationsStore(tx);
    if (organisationName !== undefined) return store.create(organisationName.trim(), clock.now());
    if (isStaff(roles)) return store.operatorId();
    throw invalid('organisationId', 'required');
  }

  /** The last owner cannot be changed, because somebody has to be responsible for the organisation. */
  async function changeTeamRole(
    tx: Tx,
    { id, organisationId, status, teamRole }: KnownAccount,
    to: TeamRole,
  ) {
    const store = teamStore(tx, organisationId);
    // A person who has never signed in cannot be responsible.
    if (to === 'OWNER' && status !== 'ACTIVE') throw invalid('teamRole', 'enum');
    if (teamRole === 'OWNER' && (await store.countOtherOwners(id)) === 0)
      throw new DomainError('team.last_owner');
    await store.setRole(id, to, clock.now());
  }

  return {
    list: ({ language }: Call, query: Query<typeof accountsAdmin.list>): Promise<Page<AdminAccount>> =>
      adminAccountViews(database.kysely, { now: clock.now(), linkTo }).list(query, language),

    export: (call: Call, asked: Query<typeof accountsAdmin.export>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'accounts',
        name: { de: 'Konten', en: 'Accounts' },
        columns: accountColumns,
        asked,
        pages: adminAccountViews(database.kysely, { now: clock.now(), linkTo }).every(asked),
      }),

    read: (_: Call, accountId: number): Promise<AdminAccount> => view(database.kysely, accountId),

    async create(call: Call, create: Create): Promise<AdminAccount> {
      const now = clock.now();
      const key = emailKey(create.email);
      return database
        .transaction(async (tx) => {
          const organisationId = await organisationFor(tx, create);
          const made = { ...trimNames(create), organisationId, emailKey: key, passwordHash: null, now };
          const id = await accountsAdminStore(tx).create(made);
          const seconds = lifetimes.welcome;
          const { token } = await mailTokenStore(tx).issue({ accountId: id, kind: 'RECOVERY', now, seconds });
          const account = await locked(tx, id);
          const link = links.recoverPassword(token, account.email);
          await mailer.send(tx, account, 'account-created', (to) =>
            accountCreated(to, link, account.organisationName),
          );
          await record(tx, call, 'account.created', id, { roles: create.roles });
          return view(tx, id);
        })
        .catch((error) => {
          if (isUniqueViolation(error, 'accounts_email_key_unique'))
            throw new DomainError('account.email_taken');
          throw error;
        });
    },

    async update(
      call: Call,
      accountId: number,
      { version, teamRole, ...write }: Update,
    ): Promise<AdminAccount> {
      return database.transaction(async (tx) => {
        const { organisationId } = await known(tx, accountId);
        // The organisation is locked before the account, as in all such transactions.
        if (teamRole) await organisationStore(tx, organisationId).lockMembership();
        const before = await locked(tx, accountId);
        if (!write.roles.includes('ADMIN')) await assertNotLastAdministrator(tx, [before]);
        const now = clock.now();
        assertUnchanged(await accountsAdminStore(tx).update(accountId, version, trimNames(write), now));
        if (teamRole && teamRole !== before.teamRole) await changeTeamRole(tx, before, teamRole);
        const sameRoles = new Set(write.roles).symmetricDifference(new Set(before.roles)).size === 0;
        if (sameRoles) await sessions.refresh(tx, accountId);
        else await sessions.endAll(tx, accountId, now);
        await record(tx, call, 'account.changed', accountId, changesOf(before, { ...write, teamRole }));
        return view(tx, accountId);
      });
    },

    async remove(call: Call, accountId: number): Promise<void> {
      await database.transaction(async (tx) => {
        await acts.delete(tx, call, [await known(tx, accountId)]);
      });
    },

    async markAsSpam(
      call: Call,
      accountId: number,
      { spam: isSpam }: Body<typeof accountsAdmin.markAsSpam>,
    ): Promise<AdminAccount> {
      return database.transaction(async (tx) => {
        await acts[isSpam ? 'block' : 'unblock'](tx, call, [await known(tx, accountId)]);
        return view(tx, accountId);
      });
    },

    async resetPassword(
      call: Call,
      accountId: number,
      { password }: Body<typeof accountsAdmin.resetPassword>,
    ): Promise<AdminAccount> {
      const account = orNotFound(await accountStore(database.kysely).byId(accountId), 'not_found.account');
      assertStrong(password, account);
      const passwordHash = await passwords.hash(password);
      await limits.resetPasswordCount(account.emailKey);
      const now = clock.now();
      return database.transaction(async (tx) => {
        await locked(tx, accountId);
        await accountsAdminStore(tx).setOneTimePassword(accountId, passwordHash, now);
        await mailTokenStore(tx).revoke(accountId, now, 'RECOVERY', 'PASSWORD_CHANGE');
        await sessions.endAll(tx, accountId, now);
        await mailer.send(tx, account, 'one-time-password', (to) => oneTimePassword(to, links.login()));
        await record(tx, call, 'account.one_time_password_set', accountId);
        return view(tx, accountId);
      });
    },
  };
}

/** The changed fields before and after. */
function changesOf(before: KnownAccount, after: Omit<Update, 'version'>) {
  const pairs = {
    roles: [before.roles, after.roles],
    teamRole: [before.teamRole, after.teamRole ?? before.teamRole],
    language: [before.language, after.language],
    firstName: [before.firstName, after.firstName.trim()],
    lastName: [before.lastName, after.lastName.trim()],
  };
  const changed = Object.entries(pairs).filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is));
  return {
    before: Object.fromEntries(changed.map(([name, [was]]) => [name, was])),
    after: Object.fromEntries(changed.map(([name, [, is]]) => [name, is])),
  };
}
