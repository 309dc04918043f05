import type { Language, Role, TeamRole } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { hasSecondFactor } from './second-factor/second-factor.store.ts';

/** What the services of this module need to know of an account that is not deleted. */
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
  /** A password alone does not open it. */
  hasSecondFactor: boolean;
}

type Described = Pick<KnownAccount, 'firstName' | 'lastName' | 'language'>;

/** Accounts that are not deleted, to be narrowed further. */
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

  /** As `byId`; nobody else changes the account until the transaction ends, so what is decided by it holds. */
  lock: (id: number): Promise<KnownAccount | undefined> =>
    knownAccounts(db).where('a.id', '=', id).forNoKeyUpdate('a').executeTakeFirst(),

  /** Many of them, one after the other, so that nobody waits for each other. */
  lockEach: (ids: readonly number[]): Promise<KnownAccount[]> =>
    knownAccounts(db).where('a.id', 'in', ids).orderBy('a.id').forNoKeyUpdate('a').execute(),

  /** Nobody else changes the accounts until the transaction ends, whether they are deleted or not. */
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

  /** As `lock`, for what concerns the organisation too: that comes first, as for whoever leaves it. */
  async lockWithOrganisation(id: number): Promise<KnownAccount | undefined> {
    const seen = await knownAccounts(db).where('a.id', '=', id).executeTakeFirst();
    if (!seen) return undefined;
    await lockTenant(db, seen.organisationId);
    return knownAccounts(db).where('a.id', '=', id).forNoKeyUpdate('a').executeTakeFirst();
  },

  /** Whether the account is an administrator, and stays one until the transaction ends. */
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
   * Writes down a login and holds the account until the transaction ends, so that a change of password, status or
   * roles comes before it or finds its session; tells the roles it has now, undefined when the password or the status
   * changed in between.
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

  /** A mailed link proved who they are, so a waiting account is confirmed by it. False: there is no such account. */
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
