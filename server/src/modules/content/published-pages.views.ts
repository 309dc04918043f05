import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PageKind } from './publication-gaps.ts';

export interface PublishedPage {
  id: number;
  kind: PageKind;
  slug: string;
  content: PageContent;
  published_at: Date;
}

const published = sql`
  select p.id, p.kind, p.slug, v.content, p.published_at
  from pages p join page_versions v on v.id = p.live_version_id`;

/** Published pages for visitors. */
export const publishedPageViews = (db: Db) => ({
  /** Finds a page by its present or a former slug. */
  async bySlug(kind: PageKind, slug: string): Promise<PublishedPage | undefined> {
    const { rows } = await sql<PublishedPage>`
      ${published} where p.kind = ${kind} and p.id = (select page_id from page_slugs where slug = ${slug})`.execute(
      db,
    );
    return rows[0];
  },

  async byId(id: number): Promise<PublishedPage | undefined> {
    const { rows } = await sql<PublishedPage>`${published} where p.kind = 'LANDING' and p.id = ${id}`.execute(
      db,
    );
    return rows[0];
  },

  /** A limited number of landing pages with the dates of their last change, the oldest first. */
  listed(most: number) {
    return db
      .selectFrom('pages')
      .select(['slug', 'published_at'])
      .where('kind', '=', 'LANDING')
      .where('live_version_id', 'is not', null)
      .orderBy('id')
      .limit(most)
      .execute();
  },

  async allLegal(): Promise<PublishedPage[]> {
    return (await sql<PublishedPage>`${published} where p.kind = 'LEGAL'`.execute(db)).rows;
  },

  async version(
    id: number,
  ): Promise<(PublishedPage & { is_draft: boolean; is_published: boolean }) | undefined> {
    const { rows } = await sql<PublishedPage & { is_draft: boolean; is_published: boolean }>`
      select p.id, p.kind, p.slug, v.content, coalesce(v.published_at, v.created_at) as published_at,
        p.draft_version_id = v.id as is_draft, coalesce(p.live_version_id = v.id, false) as is_published
      from page_versions v join pages p on p.id = v.page_id where v.id = ${id}`.execute(db);
    return rows[0];
  },
});
