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

/** What an address turned out to be. WAITING: made by an administrator, its owner has yet to choose a password. */
export interface Holder {
  accountId: number;
  organisationId: number;
  outcome: 'PENDING' | 'ACTIVE' | 'SPAM' | 'WAITING';
}

export const registrationStore = (tx: Tx) => ({
  /** Who has the address already; stays as it is until the transaction ends. */
  async lockHolder(emailKey: string): Promise<Holder | undefined> {
    const { rows } = await sql<Holder>`
      select id as "accountId", organisation_id as "organisationId",
        case when status = 'PENDING' and password_hash is null then 'WAITING' else status end as outcome
      from accounts where email_key = ${emailKey} and deleted_at is null for no key update`.execute(tx);
    return rows[0];
  },

  /**
   * One statement, whatever the address turned out to be, so that the answer takes the same time. It makes an account
   * in a new organisation, as its owner, or lets an account that was never confirmed take what was entered last; one made by an
   * administrator only its owner can open.
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
   * Organisations in which everyone registered before a moment and nobody confirmed; nobody can confirm until the
   * transaction ends. An account that an administrator made stays, and so does all of its organisation.
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

  /** A registration under this address that was never confirmed gives way; tells which organisation it had made. */
  async dropUnconfirmed(emailKey: string): Promise<number | undefined> {
    const { rows } = await sql<{ organisation_id: number; made_organisation: boolean }>`
      delete from accounts where email_key = ${emailKey} and status = 'PENDING'
      returning organisation_id, password_hash is not null as made_organisation`.execute(tx);
    return rows[0]?.made_organisation ? rows[0].organisation_id : undefined;
  },
});
