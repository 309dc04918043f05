import type { HomeContent } from '@metra/contract/home-content';
import type { Db } from '../../platform/database/database.ts';

export interface StoredHome {
  content: HomeContent;
  version: number;
}

/** The home page in both languages. */
export async function storedHome(db: Db): Promise<StoredHome> {
  const row = await db
    .selectFrom('homes as h')
    .innerJoin('home_versions as v', (join) =>
      join.onRef('v.home_id', '=', 'h.id').onRef('v.number', '=', 'h.version'),
    )
    .select(['v.content', 'h.version'])
    .orderBy('h.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  // Checked by the contract when it was written.
  return { content: row.content as HomeContent, version: row.version };
}

/** KPIs that the catalogue offers. */
export async function countOfferedKpis(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('kpis_definitions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organisation_id', 'is', null)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
