import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface ListedPage {
  path: string;
  updatedOn: string;
}

/** Where public offers and organisations stand, for search engines: the latest first, a bounded number of each. */
export const listedPageViews = (db: Db) => ({
  async all(most: number): Promise<ListedPage[]> {
    const { rows } = await sql<ListedPage>`
      (select '/marketplace/offers/' || s.offer_id as path, to_char(f.updated_at, 'YYYY-MM-DD') as "updatedOn"
      from offer_search s join offers f on f.id = s.offer_id
      order by s.published_on desc, s.offer_id desc limit ${most})
      union all
      (select '/organisations/' || o.slug, to_char(o.created_at, 'YYYY-MM-DD')
      from organisations_public o order by o.created_at desc, o.id desc limit ${most})`.execute(db);
    return rows;
  },
});
