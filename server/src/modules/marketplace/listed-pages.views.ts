import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The paths of the latest public offers, for search engines. */
export const listedPageViews = (db: Db) => ({
  async offers(most: number): Promise<{ path: string; updatedOn: string }[]> {
    const { rows } = await sql<{ path: string; updatedOn: string }>`
    select '/marketplace/offers/' || s.offer_id as path, to_char(f.updated_at, 'YYYY-MM-DD') as "updatedOn"
    from offer_search s join offers f on f.id = s.offer_id
    order by s.published_on desc, s.offer_id desc limit ${most}`.execute(db);
    return rows;
  },
});
