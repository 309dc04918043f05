import type { Query } from '@metra/contract/core/operation';
import type { Page, Sector } from '@metra/contract/core/primitives';
import type {
  AdminMeasure,
  AdminMeasureDetail,
  measuresAdmin,
} from '@metra/contract/operations/measures-admin';
import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage, nullable, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { lackingLanguages, textsIn } from '../../platform/translations.ts';
import { measurePictureAddress } from './pictures.ts';

type ListQuery = Query<typeof measuresAdmin.list>;

interface Row {
  id: number;
  slug: string;
  sector: Sector;
  position: number;
  translations: AdminMeasureDetail['translations'];
  effort: AdminMeasure['effort'];
  impact: AdminMeasure['impact'];
  active: boolean;
  edited_at: Date | null;
  version: number;
  landing_page_id: number | null;
  tag_slugs: string[];
  goal_id: number;
  goal_slug: string;
  goal_translations: unknown;
  organisations: number;
  done: number;
}

interface DetailRow extends Row {
  source: string | null;
  landing_page: AdminMeasureDetail['landingPage'];
  kpis: AdminMeasureDetail['kpis'];
  rating: AdminMeasureDetail['rating'];
}

const uses = sql`tracking_measure_uses u where u.goal_id = m.goal_id and u.measure_id = m.id`;
const organisations = sql`(select count(distinct u.organisation_id) from ${uses})`;
const columns = sql`
  m.id, m.slug, m.sector, m.position, m.translations, m.effort, m.impact, m.active, m.edited_at, m.version, m.landing_page_id,
  array(select t.slug from measure_tags mt join tags_directory t on t.id = mt.tag_id
    where mt.measure_id = m.id order by mt.position, mt.tag_id) as tag_slugs,
  g.id as goal_id, g.slug as goal_slug, g.translations as goal_translations, ${organisations} as organisations,
  (select count(distinct u.organisation_id) from ${uses} and u.state = 'DONE') as done`;
const levels = sql`array['LOW', 'MEDIUM', 'HIGH']`;

/** Measures of the catalogue for editors, offered or not, with the number of organisations that have chosen them. */
export const measureAdminViews = (db: Db, { language }: Pick<Reader, 'language'>) => {
  const sort: Sorting<ListQuery> = {
    columns: {
      name: inAlphabeticalOrder(translatedText('m.translations', 'name', language)),
      effort: sql`array_position(${levels}, m.effort)`,
      impact: sql`array_position(${levels}, m.impact)`,
      organisations,
      editedAt: nullable(sql`m.edited_at`),
    },
    byDefault: sql`array_position(array['e', 's', 'g'], m.sector), g.position, g.id, m.position`,
    id: sql`m.id`,
  };

  const viewOf = (row: Row): AdminMeasure => {
    const { name, description } = textsIn<{ name: string; description: string }>(row.translations, language);
    return {
      id: row.id,
      slug: row.slug,
      name,
      description,
      image: measurePictureAddress(row.slug, row.goal_slug, row.sector),
      sector: row.sector,
      goal: {
        id: row.goal_id,
        slug: row.goal_slug,
        name: textsIn<{ name: string }>(row.goal_translations, language).name,
      },
      effort: row.effort,
      impact: row.impact,
      landingPageId: row.landing_page_id,
      tags: row.tag_slugs,
      active: row.active,
      order: row.position,
      organisations: row.organisations,
      done: row.done,
      lacks: lackingLanguages(row.translations),
      editedAt: row.edited_at?.toISOString() ?? null,
      version: row.version,
    };
  };

  return {
    async list(asked: ListQuery): Promise<Page<AdminMeasure>> {
      const where = whereOf(asked);
      const page = await listPage(db, {
        rows: sql<Row>`select ${columns} from measures m join goals g on g.id = m.goal_id where ${where}`,
        count: sql`from measures m where ${where}`,
        sort,
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },

    async one(id: number): Promise<AdminMeasureDetail | undefined> {
      const { rows } = await sql<DetailRow>`
        select ${columns}, m.source,
          (select jsonb_build_object('id', p.id, 'title', coalesce(${language === 'de' ? sql`p.live_title_de` : sql`p.live_title_en`}, p.slug))
            from content_pages p where p.id = m.landing_page_id) as landing_page,
          (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'slug', k.slug,
              'name', ${translatedText('k.translations', 'name', language)}) order by mk.position, k.id), '[]')
            from measure_kpis mk join kpis_definitions k on k.id = mk.kpi_id where mk.measure_id = m.id) as kpis,
          (select case when count(u.score) > 0
              then jsonb_build_object('mean', round(avg(u.score), 1), 'count', count(u.score)) end from ${uses}) as rating
        from measures m join goals g on g.id = m.goal_id where m.id = ${id} and m.organisation_id is null`.execute(
        db,
      );
      const row = rows[0];
      return (
        row && {
          ...viewOf(row),
          translations: row.translations,
          source: row.source,
          landingPage: row.landing_page,
          kpis: row.kpis,
          rating: row.rating,
        }
      );
    },
  };
};

function whereOf({ query, goalId, sector, active, used }: Omit<ListQuery, 'page' | 'pageSize' | 'sort'>) {
  const isUsed = sql`${organisations} > 0`;
  return sql.join(
    [
      sql`m.organisation_id is null`,
      ...(query?.trim() ? [contains(sql`catalogue_names(m.translations)`, query)] : []),
      ...(goalId ? [sql`m.goal_id = ${goalId}`] : []),
      ...(sector ? [sql`m.sector = ${sector}`] : []),
      ...(active === undefined ? [] : [sql`m.active = ${active}`]),
      ...(used === undefined ? [] : [used ? isUsed : sql`not (${isUsed})`]),
    ],
    sql` and `,
  );
}
