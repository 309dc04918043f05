import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { landingPagesAdmin } from '@metra/contract/operations/landing-pages';
import type { lookup } from '@metra/contract/operations/lookup';
import type {
  LandingPageOverview,
  PageContent,
  PageUse,
  PageVersion,
} from '@metra/contract/shapes/landing-page-shapes';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage, nullable, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';
import type { PageKind } from './publication-gaps.ts';

interface OverviewRow {
  id: number;
  kind: PageKind;
  slug: string;
  title_de: string;
  title_en: string;
  missing_languages: Language[];
  draft_version_id: number;
  live_version_id: number | null;
  published_at: Date | null;
  publish_at: Date | null;
  updated_at: Date;
  updated_by_name: string | null;
  version: number;
}

interface OneRow extends OverviewRow {
  content: PageContent;
  old_slugs: string[];
  legal_basis: string | null;
  review_note: Record<Language, string> | null;
}

interface VersionRow {
  id: number;
  number: number;
  title_de: string;
  title_en: string;
  created_at: Date;
  created_by_name: string | null;
  published_at: Date | null;
  publish_at: Date | null;
  is_draft: boolean;
  is_published: boolean;
}

const overviewColumns = sql`p.id, p.kind, p.slug, p.title_de, p.title_en, p.missing_languages, p.draft_version_id,
  p.live_version_id, p.published_at, p.publish_at, p.updated_at, p.version, a.name as updated_by_name`;

const titleIn = ({ title_de, title_en }: { title_de: string; title_en: string }, language: Language) =>
  (language === 'de' ? title_de || title_en : title_en || title_de).slice(0, 120);

const overviewOf = (row: OverviewRow, language: Language): LandingPageOverview => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  title: titleIn(row, language),
  missingLanguages: row.missing_languages,
  state: row.live_version_id === null ? 'DRAFT' : 'PUBLISHED',
  hasChanges: row.live_version_id !== null && row.live_version_id !== row.draft_version_id,
  publishedAt: row.published_at?.toISOString() ?? null,
  scheduledFor: row.publish_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by_name,
  version: row.version,
});

export interface StoredPage {
  overview: LandingPageOverview;
  content: PageContent;
  oldSlugs: string[];
  usedBy: PageUse[];
  legalBasis: string | null;
  reviewNote: string | null;
}

type ListQuery = Query<typeof landingPagesAdmin.list>;

/** Pages for editors. */
export const pageViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  async list(asked: ListQuery): Promise<Page<LandingPageOverview>> {
    const conditions = filtersOf(asked);
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
    const page = await listPage(db, {
      rows: sql<OverviewRow>`
        select ${overviewColumns} from pages p left join accounts_people a on a.id = p.updated_by ${where}`,
      count: sql`from pages p ${where}`,
      sort: sorting(language),
      asked,
    });
    return { ...page, items: page.items.map((row) => overviewOf(row, language)) };
  },

  async one(id: number): Promise<StoredPage | undefined> {
    const { rows } = await sql<OneRow>`
      select ${overviewColumns}, v.content, p.legal_basis, p.review_note, coalesce((
        select jsonb_agg(slug order by taken_at desc, slug)
        from page_slugs s where s.page_id = p.id and s.slug <> p.slug), '[]') as old_slugs
      from pages p join page_versions v on v.id = p.draft_version_id
      left join accounts_people a on a.id = p.updated_by
      where p.id = ${id}`.execute(db);
    const [row] = rows;
    if (!row) return undefined;
    return {
      overview: overviewOf(row, language),
      content: row.content,
      oldSlugs: row.old_slugs.slice(0, 50),
      usedBy: await this.usesOf(id),
      legalBasis: row.legal_basis,
      reviewNote: row.review_note?.[language] ?? null,
    };
  },

  /** The names of the records that link to a page, up to the number that is shown. */
  async usesOf(pageId: number): Promise<PageUse[]> {
    const rows = await db
      .selectFrom('catalogue_page_uses')
      .select(['kind', 'id', 'name_de', 'name_en'])
      .where('page_id', '=', pageId)
      .orderBy('kind')
      .orderBy('id')
      .limit(200)
      .execute();
    return rows.map(({ kind, id, name_de, name_en }) => ({
      kind: kind === 'GOAL' ? 'GOAL' : 'MEASURE',
      id: id ?? 0,
      name: ((language === 'en' && name_en) || name_de || '').slice(0, 200),
    }));
  },

  async exists(id: number): Promise<boolean> {
    const page = await db.selectFrom('pages').select('id').where('id', '=', id).executeTakeFirst();
    return page !== undefined;
  },

  async versions(id: number, asked: Query<typeof landingPagesAdmin.versions>): Promise<Page<PageVersion>> {
    const page = await listPage(db, {
      rows: sql<VersionRow>`
        select v.id, v.number, v.content #>> '{translations,de,title}' as title_de,
          v.content #>> '{translations,en,title}' as title_en, v.created_at, a.name as created_by_name, v.published_at,
          case when p.scheduled_version_id = v.id then p.publish_at end as publish_at,
          p.draft_version_id = v.id as is_draft, coalesce(p.live_version_id = v.id, false) as is_published
        from page_versions v join pages p on p.id = v.page_id left join accounts_people a on a.id = v.created_by
        where v.page_id = ${id}`,
      count: sql`from page_versions v where v.page_id = ${id}`,
      sort: { columns: {}, byDefault: sql`v.number desc`, id: sql`v.id` },
      asked,
    });
    return { ...page, items: page.items.map((row) => versionOf(row, language)) };
  },

  /** Published landing pages by title. */
  lookUp(
    asked: Query<typeof lookup.landingPages>,
  ): Promise<Page<{ id: number; name: string; slug: string }>> {
    const title = sql.ref(`p.live_title_${language}`);
    const named = asked.query?.trim()
      ? [contains(sql`lower(p.live_title_de || ' ' || p.live_title_en)`, asked.query)]
      : [];
    const where = sql.join(
      [sql`p.live_version_id is not null`, sql`p.kind = 'LANDING'`, ...named],
      sql` and `,
    );
    return listPage(db, {
      rows: sql<{ id: number; name: string; slug: string }>`
        select p.id, ${title} as name, p.slug from pages p where ${where}`,
      count: sql`from pages p where ${where}`,
      sort: { columns: {}, byDefault: inAlphabeticalOrder(title), id: sql`p.id` },
      asked: { page: asked.page, pageSize: asked.pageSize },
    });
  },
});

const versionOf = (row: VersionRow, language: Language): PageVersion => ({
  id: row.id,
  number: row.number,
  title: titleIn(row, language),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
  publishedAt: row.published_at?.toISOString() ?? null,
  scheduledFor: row.publish_at?.toISOString() ?? null,
  isDraft: row.is_draft,
  isPublished: row.is_published,
});

function filtersOf({ query, kind, state }: ListQuery): RawBuilder<unknown>[] {
  return [
    ...(query?.trim() ? [contains(sql`lower(p.title_de || ' ' || p.title_en || ' ' || p.slug)`, query)] : []),
    ...(kind ? [sql`p.kind = ${kind}`] : []),
    ...(state
      ? [state === 'DRAFT' ? sql`p.live_version_id is null` : sql`p.live_version_id is not null`]
      : []),
  ];
}

const sorting = (language: Language): Sorting<ListQuery> => ({
  columns: {
    title: inAlphabeticalOrder(sql.ref(`p.title_${language}`)),
    slug: sql`p.slug`,
    updatedAt: sql`p.updated_at`,
    publishedAt: nullable(sql`p.published_at`),
  },
  byDefault: '-updatedAt',
  id: sql`p.id`,
});
