import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { freeSlug } from '../organisations.store.ts';

export interface NewRegistration {
  email: string;
  emailKey: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: 'de' | 'en';
  organisationName: string;
  promotionCode: string | null;
  now: Date;
}

/** What the address turned out to be. WAITING: made by an administrator, its owner has yet to choose a password. */
export type Registered = { outcome: 'PENDING' | 'ACTIVE' | 'SPAM' | 'WAITING'; accountId: number };

export const registrationStore = (tx: Tx) => ({
  /**
   * One statement, whatever the address turns out to be, so that the answer takes the same time. An account that
   * was never confirmed takes what was entered last; one made by an administrator only its owner can open.
   */
  async register(r: NewRegistration): Promise<Registered> {
    const { rows } = await sql<Registered>`
      with known as (
        select id, organisation_id,
               case when status = 'PENDING' and password_hash is null then 'WAITING' else status end as outcome
        from accounts where email_key = ${r.emailKey} and deleted_at is null
      ), organisation as (
        insert into organisations (slug, name, promotion_code, created_at, updated_at)
        select ${freeSlug(r.organisationName)}, ${r.organisationName}, ${r.promotionCode}, ${r.now}, ${r.now}
        where not exists (select from known)
        returning id
      ), created as (
        insert into accounts (organisation_id, email, email_key, password_hash, first_name, last_name, language,
                              terms_accepted_at, created_at, updated_at)
        select id, ${r.email}, ${r.emailKey}, ${r.passwordHash}, ${r.firstName}, ${r.lastName}, ${r.language},
               ${r.now}, ${r.now}, ${r.now}
        from organisation
        returning id
      ), renewed as (
        update accounts a set email = ${r.email}, password_hash = ${r.passwordHash}, first_name = ${r.firstName},
               last_name = ${r.lastName}, language = ${r.language}, terms_accepted_at = ${r.now}, updated_at = ${r.now}
        from known where a.id = known.id and known.outcome = 'PENDING'
      ), renamed as (
        update organisations o set name = ${r.organisationName}, promotion_code = ${r.promotionCode}, updated_at = ${r.now}
        from known where o.id = known.organisation_id and known.outcome = 'PENDING'
      )
      select 'PENDING' as outcome, id as "accountId" from created
      union all
      select outcome, id from known`.execute(tx);
    const [registered] = rows;
    if (!registered) throw new Error('A registration found nothing and made nothing');
    return registered;
  },
});
