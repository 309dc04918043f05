import type { Language, Role, TeamRole } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { hasSecondFactor } from './second-factor/second-factor.store.ts';

/** The data of an account that is not deleted, as this module's services need it. */
export interface KnownAccount {
  id: number;
  organisationId: number;
  organisationName: string;
  email: string;
  emailKey: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  roles: readonly Role[];
  teamRole: TeamRole;
  status: 'PENDING' | 'ACTIVE' | 'SPAM';
  mustChangePassword: boolean;
  /** True if a password alone is not enough to sign in. */
  hasSecondFactor: boolean;
}

type Described = Pick<KnownAccount, 'firstName' | 'lastName' | 'language'>;

/** Accounts that are not deleted, as a query to extend. */
export const knownAccounts = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('organisations_directory as o', 'o.id', 'a.organisation_id')
    .select([
      'a.id',
      'o.id as organisationId',
      'o.name as organisationName',
      'a.email',
      'a.email_key as emailKey',
      'a.password_hash as passwordHash',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.language',
      'a.roles',
      'a.team_role as teamRole',
      'a.status',
      'a.must_change_password as mustChangePassword',
      hasSecondFactor.as('hasSecondFactor'),
    ])
    .where('a.deleted_at', 'is', null)
    .$narrowType<Pick<KnownAccount, 'email' | 'emailKey' | 'status'>>();

export const accountStore = (db: Db) => ({
  byEmail: (emailKey: string): Promise<KnownAccount | undefined> =>
    knownAccounts(db).where('a.email_key', '=', emailKey).executeTakeFirst(),

  byId: (id: number): Promise<KnownAccount | undefined> =>
    knownAccounts(db).where('a.id', '=', id).executeTakeFirst(),

  /** Like `byId`, but locks the account until the transaction ends, so that decisions based on it stay valid. */
  lock: (id: number): Promise<KnownAccount | undefined> =>
    knownAccounts(db).where('a.id', '=', id).forNoKeyUpdate('a').executeTakeFirst(),

  /** Locks many accounts in a fixed order, so that transactions cannot deadlock. */
  lockEach: (ids: readonly number[]): Promise<KnownAccount[]> =>
    knownAccounts(db).where('a.id', 'in', ids).orderBy('a.id').forNoKeyUpdate('a').execute(),

  /** Locks the accounts until the transaction ends, deleted ones included. */
  async holdEach(ids: readonly number[]): Promise<void> {
    await db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  },

  async versions(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'version'])
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
  },

  /** Like `lock`, but also for changes to the organisation, which is locked first as in all such transactions. */
  async lockWithOrganisation(id: number): Promise<KnownAccount | undefined> {
    const seen = await knownAccounts(db).where('a.id', '=', id).executeTakeFirst();
    if (!seen) return undefined;
    await lockTenant(db, seen.organisationId);
    return knownAccounts(db).where('a.id', '=', id).forNoKeyUpdate('a').executeTakeFirst();
  },

  /** True if the account is an administrator. It stays one until the transaction ends. */
  async holdAdministrator(id: number): Promise<boolean> {
    const row = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`'ADMIN' = any(roles)`)
      .forShare()
      .executeTakeFirst();
    return row !== undefined;
  },

  async countAdministrators(): Promise<number> {
    const { count } = await db
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', '=', 'ACTIVE')
      .where(sql<boolean>`'ADMIN' = any(roles)`)
      .executeTakeFirstOrThrow();
    return count;
  },

  /**
   * Records a sign-in and locks the account until the transaction ends, so that a change of password, status or roles
   * either comes first or finds the new session. Returns the present roles; undefined if the password or status has
   * changed meanwhile.
   */
  async signIn(id: number, passwordHash: string, now: Date): Promise<readonly Role[] | undefined> {
    const row = await db
      .updateTable('accounts')
      .set({ last_login_at: now })
      .where('id', '=', id)
      .where('status', '=', 'ACTIVE')
      .where('password_hash', '=', passwordHash)
      .returning('roles')
      .executeTakeFirst();
    return row?.roles;
  },

  /**
   * The mailed link proves the owner's identity, so it also confirms a pending account. False if the account does not
   * exist.
   */
  async setPassword(id: number, passwordHash: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set((row) => ({
        password_hash: passwordHash,
        must_change_password: false,
        status: 'ACTIVE',
        confirmed_at: row.fn.coalesce('confirmed_at', sql<Date>`${now}::timestamptz`),
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', 'in', ['PENDING', 'ACTIVE'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async confirm(id: number, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set((row) => ({
        status: 'ACTIVE',
        confirmed_at: now,
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .where('password_hash', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async setEmail(id: number, email: string, emailKey: string, now: Date): Promise<void> {
    await db
      .updateTable('accounts')
      .set({ email, email_key: emailKey, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  async updateProfile(id: number, write: Described, now: Date): Promise<void> {
    await db
      .updateTable('accounts')
      .set((row) => ({
        first_name: write.firstName,
        last_name: write.lastName,
        language: write.language,
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  },
});
