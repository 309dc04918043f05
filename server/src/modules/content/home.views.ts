import type { HomeContent } from '@metra/contract/operations/home-content';
import type { Db } from '../../platform/database/database.ts';

export interface StoredHome {
  content: HomeContent;
  version: number;
}

export const homeViews = (db: Db) => ({
  /** The home page in both languages. A project without a home page of its own uses that of the product. */
  async stored(projectId: number | null): Promise<StoredHome> {
    const row = await db
      .selectFrom('homes as h')
      .innerJoin('home_versions as v', (join) =>
        join.onRef('v.home_id', '=', 'h.id').onRef('v.number', '=', 'h.version'),
      )
      .select(['v.content', 'h.version', 'h.project_id'])
      .where((is) => is.or([is('h.project_id', '=', projectId), is('h.project_id', 'is', null)]))
      .orderBy('h.project_id', (order) => order.asc().nullsLast())
      .limit(1)
      .executeTakeFirstOrThrow();
    // The contract validated the content when it was written.
    return { content: row.content as HomeContent, version: row.project_id === projectId ? row.version : 0 };
  },

  async offeredKpis(): Promise<number> {
    const { count } = await db
      .selectFrom('kpis_definitions')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('organisation_id', 'is', null)
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    return count;
  },

  async project(slug: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('projects_directory')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.id;
  },
});
