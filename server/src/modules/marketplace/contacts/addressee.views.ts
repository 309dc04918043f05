import type { Language } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface OfferToContact {
  id: number;
  title: string;
  organisationId: number;
  contactName: string | null;
  contactEmail: string | null;
  organisationEmail: string | null;
  ownerEmail: string | null;
  /** The language of the first reader. */
  language: Language;
  people: number[];
}

/** The recipient of a message about an offer: its own contact address, else the organisation's, else the owner's. */
export const addressee = (
  offer: Pick<OfferToContact, 'contactEmail' | 'organisationEmail' | 'ownerEmail'>,
): string | null => offer.contactEmail ?? offer.organisationEmail ?? offer.ownerEmail;

export const addresseeViews = (db: Db) => ({
  /** A public offer. Messages about other offers are refused. */
  async offer(id: number): Promise<OfferToContact | undefined> {
    const { rows } = await sql<OfferToContact>`
    select f.id, f.translations #>> '{de,title}' as title, f.organisation_id as "organisationId",
      f.contact_name as "contactName", f.contact_email as "contactEmail", o.email as "organisationEmail",
      owner.email as "ownerEmail", coalesce(owner.language, 'de') as language,
      array(select p.id from accounts_people p where p.organisation_id = f.organisation_id and p.status = 'ACTIVE'
        and p.team_role <> 'READER' order by p.id limit 100) as people
    from offers f join offer_search s on s.offer_id = f.id join organisations_pages o on o.id = f.organisation_id
    left join lateral (
      select p.email, p.language from accounts_people p
      where p.organisation_id = f.organisation_id and p.status = 'ACTIVE' and p.email is not null
      order by p.team_role <> 'OWNER', p.id limit 1
    ) owner on true
    where f.id = ${id}`.execute(db);
    return rows[0];
  },
});
