import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The paths of the latest public organisations, for search engines. */
export async function listedOrganisations(
  db: Db,
  most: number,
): Promise<{ path: string; updatedOn: string }[]> {
  const { rows } = await sql<{ path: string; updatedOn: string }>`
    select '/organisations/' || o.slug as path, to_char(o.created_at, 'YYYY-MM-DD') as "updatedOn"
    from organisations_public o order by o.created_at desc, o.id desc limit ${most}`.execute(db);
  return rows;
}
