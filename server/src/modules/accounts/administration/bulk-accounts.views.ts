import type { Role, TeamRole } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { BulkRow } from '../../../platform/bulk/bulk-items.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';

/** The data that decides whether a bulk action applies to an account. */
export interface BulkAccount extends BulkRow {
  organisationId: number;
  organisationName: string;
  status: 'PENDING' | 'ACTIVE' | 'SPAM' | 'DELETED';
  roles: readonly Role[];
  isSignedIn: boolean;
  isRestorable: boolean;
  /** True if the account was active before its deletion; its owner is notified when it is restored. */
  wasActive: boolean;
  /** True if another account has the address now. */
  isAddressTaken: boolean;
  isOrganisationDeleted: boolean;
  /** True if the organisation was deleted by its own people or with its last member. It cannot be restored. */
  isOrganisationGone: boolean;
}

/** A member of an organisation who is not deleted. */
export interface Colleague {
  id: number;
  organisationId: number;
  organisationName: string;
  status: 'PENDING' | 'ACTIVE' | 'SPAM';
  teamRole: TeamRole;
  isOperator: boolean;
  isSubscribed: boolean;
}

const living = (now: Date) => sql`s.ended_at is null and s.expires_at > ${now}
  and s.last_used_at + make_interval(secs => s.idle_seconds) > ${now}`;

export const bulkAccountViews = (db: Db, { now }: Pick<Reader, 'now'>) => ({
  async of(ids: readonly number[]): Promise<BulkAccount[]> {
    const { rows } = await sql<BulkAccount>`
      select a.id, a.version, a.status, a.roles, o.id as "organisationId", o.name as "organisationName",
        coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), a.email, '') as name,
        exists (select from sessions s where s.account_id = a.id and ${living(now)}) as "isSignedIn",
        coalesce(a.restorable_until > ${now}, false) as "isRestorable",
        coalesce(a.status_before_deletion = 'ACTIVE', false) as "wasActive",
        exists (select from accounts t where t.email_key = a.email_key and t.deleted_at is null and t.id <> a.id)
          as "isAddressTaken",
        o.deleted_at is not null as "isOrganisationDeleted",
        o.deleted_at is not null and not coalesce((
          select bool_and(coalesce(r.restorable_until > ${now}, false)) from accounts r
          where r.organisation_id = o.id and r.deleted_at = o.deleted_at), false) as "isOrganisationGone"
      from accounts a join organisations_directory o on o.id = a.organisation_id
      where a.id = any(${[...ids]}::bigint[])`.execute(db);
    return rows;
  },

  async colleagues(organisationIds: readonly number[]): Promise<Colleague[]> {
    const { rows } = await sql<Colleague>`
      select a.id, a.status, a.team_role as "teamRole", o.id as "organisationId", o.name as "organisationName",
        o.operator as "isOperator",
        exists (select from subscriptions_states s where s.organisation_id = o.id) as "isSubscribed"
      from accounts a join organisations_administration o on o.id = a.organisation_id
      where a.organisation_id = any(${[...organisationIds]}::bigint[]) and a.deleted_at is null`.execute(db);
    return rows;
  },
});
