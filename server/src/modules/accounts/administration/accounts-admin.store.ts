import type { Language, Role, TeamRole } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

interface Described {
  firstName: string;
  lastName: string;
  language: Language;
  roles: readonly Role[];
}

interface Made extends Described {
  organisationId: number;
  email: string;
  emailKey: string;
  /** Null if the owner still has to choose one with a mailed link. */
  passwordHash: string | null;
  now: Date;
}

const unique = (roles: readonly Role[]) => [...new Set(roles)];

export const accountsAdminStore = (tx: Tx) => ({
  async create({ organisationId, email, emailKey, passwordHash, now, ...person }: Made): Promise<number> {
    const { id } = await tx
      .insertInto('accounts')
      .values({
        organisation_id: organisationId,
        email,
        email_key: emailKey,
        password_hash: passwordHash,
        first_name: person.firstName,
        last_name: person.lastName,
        language: person.language,
        roles: unique(person.roles),
        // The first person becomes owner.
        team_role: sql<TeamRole>`case when exists (
          select from accounts a where a.organisation_id = ${organisationId} and a.team_role = 'OWNER'
            and a.status in ('ACTIVE', 'PENDING')) then 'MEMBER' else 'OWNER' end`,
        status: passwordHash === null ? 'PENDING' : 'ACTIVE',
        confirmed_at: passwordHash === null ? null : now,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** False if somebody else has changed the account since the writer read it. */
  async update(id: number, version: number, person: Described, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('accounts')
      .set((row) => ({
        first_name: person.firstName,
        last_name: person.lastName,
        language: person.language,
        roles: unique(person.roles),
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async setRoles(id: number, roles: readonly Role[], now: Date): Promise<void> {
    await tx
      .updateTable('accounts')
      .set((row) => ({ roles: unique(roles), updated_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** Unblocking restores the previous state, confirmed or pending. */
  async markSpam(ids: readonly number[], isSpam: boolean, now: Date): Promise<void> {
    await tx
      .updateTable('accounts')
      .set((row) => ({
        status: isSpam
          ? 'SPAM'
          : sql<'ACTIVE' | 'PENDING'>`case when confirmed_at is null then 'PENDING' else 'ACTIVE' end`,
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', 'in', ids)
      .where('status', isSpam ? '<>' : '=', 'SPAM')
      .execute();
  },

  /** Restores the state before the deletion. */
  async restore(ids: readonly number[], now: Date): Promise<void> {
    await tx
      .updateTable('accounts')
      .set((row) => ({
        status: sql<'PENDING' | 'ACTIVE' | 'SPAM'>`status_before_deletion`,
        status_before_deletion: null,
        restorable_until: null,
        deleted_at: null,
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', 'in', ids)
      .where('restorable_until', 'is not', null)
      .execute();
  },

  /**
   * Makes the longest-serving person of each organisation without an owner its owner: members before readers, and
   * active people before unconfirmed ones.
   */
  async ensureOwners(organisationIds: readonly number[]): Promise<void> {
    await sql`
      update accounts set team_role = 'OWNER', version = version + 1
      where id in (
        select distinct on (a.organisation_id) a.id from accounts a
        where a.organisation_id = any(${organisationIds}::bigint[]) and a.status in ('ACTIVE', 'PENDING')
          and not exists (
            select from accounts owner where owner.organisation_id = a.organisation_id
              and owner.status in ('ACTIVE', 'PENDING') and owner.team_role = 'OWNER')
        order by a.organisation_id, a.status = 'ACTIVE' desc, a.team_role = 'MEMBER' desc, a.id)`.execute(tx);
  },

  /** The organisations without people, except the operator's own. */
  async withoutPeople(organisationIds: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select o.id from organisations_administration o
      where o.id = any(${organisationIds}::bigint[]) and not o.operator
        and not exists (
          select from accounts a where a.organisation_id = o.id and a.status in ('ACTIVE', 'PENDING'))`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  },

  async revokeInvitations(organisationIds: readonly number[], now: Date): Promise<void> {
    await tx
      .updateTable('invitations')
      .set({ revoked_at: now })
      .where('organisation_id', 'in', organisationIds)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  },

  async setOneTimePassword(id: number, passwordHash: string, now: Date): Promise<void> {
    await tx
      .updateTable('accounts')
      .set((row) => ({
        password_hash: passwordHash,
        must_change_password: true,
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  },
});
