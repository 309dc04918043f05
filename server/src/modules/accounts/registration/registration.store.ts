import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

interface NewRegistration {
  email: string;
  emailKey: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: 'de' | 'en';
  now: Date;
}

/**
 * The state of an address. WAITING is an account that an administrator created and whose owner still has to choose a
 * password.
 */
export interface Holder {
  accountId: number;
  organisationId: number;
  outcome: 'PENDING' | 'ACTIVE' | 'SPAM' | 'WAITING';
}

export const registrationStore = (tx: Tx) => ({
  /** The account with this address, locked until the transaction ends. */
  async lockHolder(emailKey: string): Promise<Holder | undefined> {
    const { rows } = await sql<Holder>`
      select id as "accountId", organisation_id as "organisationId",
        case when status = 'PENDING' and password_hash is null then 'WAITING' else status end as outcome
      from accounts where email_key = ${emailKey} and deleted_at is null for no key update`.execute(tx);
    return rows[0];
  },

  /**
   * Uses one statement in all cases, so that the answer takes the same time. It creates an account as owner of a new
   * organisation, or overwrites the data of an unconfirmed account. An account that an administrator created is not
   * changed.
   */
  async write(
    r: NewRegistration,
    newOrganisationId: number | null,
    holder: Holder | undefined,
  ): Promise<void> {
    const renewedId = holder?.outcome === 'PENDING' ? holder.accountId : null;
    await sql`
      with created as (
        insert into accounts (organisation_id, email, email_key, password_hash, first_name, last_name, language,
                              team_role, terms_accepted_at, created_at, updated_at)
        select ${newOrganisationId}::bigint, ${r.email}, ${r.emailKey}, ${r.passwordHash}, ${r.firstName},
               ${r.lastName}, ${r.language}, 'OWNER', ${r.now}::timestamptz, ${r.now}::timestamptz, ${r.now}::timestamptz
        where ${newOrganisationId}::bigint is not null
      )
      update accounts set email = ${r.email}, password_hash = ${r.passwordHash}, first_name = ${r.firstName},
             last_name = ${r.lastName}, language = ${r.language}, terms_accepted_at = ${r.now}, updated_at = ${r.now}
      where id = ${renewedId}::bigint`.execute(tx);
  },

  /**
   * Organisations whose people all registered before a moment without confirming, locked against confirmation until
   * the transaction ends. Organisations with an account that an administrator created are excluded.
   */
  async lockUnconfirmed(before: Date): Promise<number[]> {
    const { rows } = await sql<{ organisation_id: number }>`
      select a.organisation_id from accounts a
      where a.status = 'PENDING' and a.password_hash is not null and a.updated_at < ${before}
        and not exists (
          select from accounts b where b.organisation_id = a.organisation_id
            and (b.status <> 'PENDING' or b.password_hash is null or b.updated_at >= ${before}))
      for update`.execute(tx);
    return [...new Set(rows.map(({ organisation_id }) => organisation_id))];
  },

  /** Deletes an unconfirmed registration with this address and returns its organisation. */
  async dropUnconfirmed(emailKey: string): Promise<number | undefined> {
    const { rows } = await sql<{ organisation_id: number; made_organisation: boolean }>`
      delete from accounts where email_key = ${emailKey} and status = 'PENDING'
      returning organisation_id, password_hash is not null as made_organisation`.execute(tx);
    return rows[0]?.made_organisation ? rows[0].organisation_id : undefined;
  },
});
