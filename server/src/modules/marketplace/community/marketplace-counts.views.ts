import type { OrganisationRemoval } from '@metra/contract/operations/organisations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';

type Counts = Pick<
  OrganisationRemoval,
  'offers' | 'posts' | 'partnerships' | 'watchers' | 'watchListEntries' | 'contacts'
>;

/** The number of an organisation's marketplace records, shown before its deletion. */
export const marketplaceCountViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  async counts(): Promise<Counts> {
    const own = sql`organisation_id = ${organisationId}`;
    // The ids are an array, so that PostgreSQL looks up each by its index.
    const isOwnOffer = sql`= any(array(select f.id from offers f where f.organisation_id = ${organisationId}))`;
    const { rows } = await sql<Counts>`
    select
      (select count(*) from offers where ${own}) as offers,
      (select count(*) from posts where ${own}) as posts,
      (select count(*) from offer_partners where ${own} and state = 'ACCEPTED')
        + (select count(*) from offer_partners where offer_id ${isOwnOffer} and state = 'ACCEPTED') as partnerships,
      (select count(*) from watch_list where watched_organisation_id = ${organisationId})
        + (select count(*) from watch_list where offer_id ${isOwnOffer}) as watchers,
      (select count(*) from watch_list w join accounts_people p on p.id = w.account_id
        where p.organisation_id = ${organisationId}) as "watchListEntries",
      (select count(*) from offer_contacts where ${own}) as contacts`.execute(db);
    const [counted] = rows;
    if (!counted) throw new Error('Nothing was counted');
    return counted;
  },
});
