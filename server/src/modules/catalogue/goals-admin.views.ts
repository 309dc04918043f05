import type { Query } from '@metra/contract/core/operation';
import type { Page, Sector } from '@metra/contract/core/primitives';
import type { AdminGoal, AdminGoalDetail, goalsAdmin } from '@metra/contract/operations/goals-admin';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPage, nullable, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { lackingLanguages, textsIn } from '../../platform/translations.ts';
import { goalPictureAddress } from './pictures.ts';

type ListQuery = Query<typeof goalsAdmin.list>;

interface Row {
  id: number;
  slug: string;
  sector: Sector;
  position: number;
  translations: AdminGoalDetail['translations'];
  active: boolean;
  edited_at: Date | null;
  version: number;
  measures: number;
  kpis: number;
  organisations: number;
  formerly: number;
}

interface DetailRow extends Row {
  sdgs: number[];
  source: string | null;
  landing_page: { id: number; title: string } | null;
  kpi_list: AdminGoalDetail['kpiList'];
  measure_list: AdminGoalDetail['measureList'];
  industries: AdminGoalDetail['industries'];
  motivations: AdminGoalDetail['motivations'];
  used_by: AdminGoalDetail['usedBy'];
}

const organisations = sql`(select count(*) from tracking_goals t where t.goal_id = g.id and t.active)`;
const offeredMeasures = sql`(select count(*) from measures m where m.goal_id = g.id and m.organisation_id is null and m.active)`;
const columns = sql`
  g.id, g.slug, g.sector, g.position, g.translations, g.active, g.edited_at, g.version,
  ${offeredMeasures} as measures, (select count(*) from goal_kpis gk where gk.goal_id = g.id) as kpis,
  ${organisations} as organisations,
  (select count(distinct t.organisation_id) from tracking_goals t where t.goal_id = g.id and not t.active) as formerly`;

/** Goals for editors, offered or not, with the number of organisations that use them. */
export const goalAdminViews = (db: Db, { language }: Pick<Reader, 'language'>) => {
  const name = (translations: string) => translatedText(translations, 'name', language);
  const named = (table: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', ${name('x.translations')}) order by ${order}), '[]')
    from ${table})`;

  const sort: Sorting<ListQuery> = {
    columns: {
      name: inAlphabeticalOrder(name('g.translations')),
      order: sql`g.position`,
      organisations,
      measures: offeredMeasures,
      editedAt: nullable(sql`g.edited_at`),
    },
    byDefault: sql`array_position(array['e', 's', 'g'], g.sector), g.position`,
    id: sql`g.id`,
  };

  const viewOf = (row: Row): AdminGoal => ({
    id: row.id,
    slug: row.slug,
    sector: row.sector,
    name: textsIn<{ name: string }>(row.translations, language).name,
    image: goalPictureAddress(row.slug, row.sector),
    order: row.position,
    active: row.active,
    measures: row.measures,
    kpis: row.kpis,
    organisations: row.organisations,
    formerly: row.formerly,
    lacks: lackingLanguages(row.translations),
    editedAt: row.edited_at?.toISOString() ?? null,
    version: row.version,
  });

  return {
    async list(asked: ListQuery): Promise<Page<AdminGoal>> {
      const where = whereOf(asked);
      const page = await listPage(db, {
        rows: sql<Row>`select ${columns} from goals g where ${where}`,
        count: sql`from goals g where ${where}`,
        sort,
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },

    async one(id: number): Promise<AdminGoalDetail | undefined> {
      const { rows } = await sql<DetailRow>`
        select ${columns}, g.sdgs, g.source,
          (select jsonb_build_object('id', p.id, 'title', coalesce(${language === 'de' ? sql`p.live_title_de` : sql`p.live_title_en`}, p.slug))
            from content_pages p where p.id = g.landing_page_id) as landing_page,
          (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'slug', k.slug, 'active', k.active,
              'name', ${name('k.translations')}) order by gk.position, k.id), '[]')
            from goal_kpis gk join kpis_definitions k on k.id = gk.kpi_id where gk.goal_id = g.id) as kpi_list,
          (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'slug', m.slug, 'active', m.active, 'version', m.version,
              'name', ${name('m.translations')}) order by m.position, m.id), '[]')
            from measures m where m.goal_id = g.id and m.organisation_id is null) as measure_list,
          ${named(sql`industries x join industry_suggested_goals s on s.industry_id = x.id where s.goal_id = g.id`, sql`x.position`)}
            as industries,
          ${named(sql`motivations x join motivation_goals mg on mg.motivation_id = x.id where mg.goal_id = g.id`, sql`x.position`)}
            as motivations,
          array(select jsonb_build_object('id', o.id, 'name', o.name) from tracking_goals t
            join organisations_directory o on o.id = t.organisation_id
            where t.goal_id = g.id and t.active order by o.name, o.id limit 20) as used_by
        from goals g where g.id = ${id}`.execute(db);
      const row = rows[0];
      return (
        row && {
          ...viewOf(row),
          translations: row.translations,
          sdgs: row.sdgs,
          source: row.source,
          landingPage: row.landing_page,
          kpiList: row.kpi_list,
          measureList: row.measure_list,
          industries: row.industries,
          motivations: row.motivations,
          usedBy: row.used_by,
        }
      );
    },
  };
};

function whereOf({ query, sector, active, used }: Pick<ListQuery, 'query' | 'sector' | 'active' | 'used'>) {
  const isUsed = sql`${organisations} > 0`;
  return sql.join(
    [
      sql`true`,
      ...(query?.trim() ? [contains(sql`catalogue_names(g.translations)`, query)] : []),
      ...(sector ? [sql`g.sector = ${sector}`] : []),
      ...(active === undefined ? [] : [sql`g.active = ${active}`]),
      ...(used === undefined ? [] : [used ? isUsed : sql`not (${isUsed})`]),
    ],
    sql` and `,
  );
}
