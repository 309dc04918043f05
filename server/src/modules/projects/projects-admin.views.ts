import type { Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  AdminProject,
  AdminProjectDetail,
  ProjectState,
  projectsAdmin,
} from '@metra/contract/operations/projects-admin';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { everyPage, type Placed } from '../../platform/database/every-page.ts';
import { listPage, nullable, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';

type ListQuery = Query<typeof projectsAdmin.list>;
type Participant = AdminProject['owner'];

interface Row {
  id: number;
  slug: string;
  name: string;
  owner: Participant;
  partners: number;
  started_on: string | null;
  finished_on: string | null;
  has_home: boolean;
  created_at: Date;
  version: number;
}

/** `today` is the operator's day. */
export const projectAdminViews = (
  db: Db,
  { language, today }: Pick<Reader, 'language'> & { today: string },
) => {
  const name = language === 'de' ? sql`p.name_de` : sql`p.name_en`;
  const columns = sql`
    p.id, p.slug, ${name} as name, jsonb_build_object('id', o.id, 'slug', o.slug, 'name', o.name) as owner,
    (select count(*) from project_partners pp where pp.project_id = p.id) as partners, p.started_on, p.finished_on,
    exists (select from content_project_homes h where h.project_id = p.id) as has_home, p.created_at, p.version`;
  const source = sql`from projects p join organisations_directory o on o.id = p.organisation_id`;

  const sort: Sorting<ListQuery> = {
    columns: {
      name: inAlphabeticalOrder(name),
      startedOn: nullable(sql`p.started_on`),
      createdAt: sql`p.created_at`,
    },
    byDefault: '-createdAt',
    id: sql`p.id`,
  };

  const inState: Readonly<Record<ProjectState, RawBuilder<unknown>>> = {
    PLANNED: sql`p.started_on > ${today}`,
    RUNNING: sql`coalesce(p.started_on <= ${today}, true) and coalesce(p.finished_on >= ${today}, true)`,
    ENDED: sql`p.finished_on < ${today}`,
  };

  const whereOf = ({ query, state }: Pick<ListQuery, 'query' | 'state'>) =>
    sql.join(
      [
        sql`true`,
        ...(query?.trim() ? [contains(sql`catalogue_names(p.translations)`, query)] : []),
        ...(state ? [inState[state]] : []),
      ],
      sql` and `,
    );

  const stateOf = ({ started_on, finished_on }: Row): ProjectState => {
    if (finished_on !== null && finished_on < today) return 'ENDED';
    return started_on !== null && started_on > today ? 'PLANNED' : 'RUNNING';
  };

  const viewOf = (row: Row): AdminProject => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    owner: row.owner,
    partners: row.partners,
    state: stateOf(row),
    startedOn: row.started_on,
    finishedOn: row.finished_on,
    ownHome: row.has_home,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  });

  return {
    async list(asked: ListQuery): Promise<Page<AdminProject>> {
      const where = whereOf(asked);
      const page = await listPage(db, {
        rows: sql<Row>`select ${columns} ${source} where ${where}`,
        count: sql`from projects p where ${where}`,
        sort,
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },

    async *every(asked: Query<typeof projectsAdmin.export>): AsyncGenerator<AdminProject[]> {
      const pages = everyPage<Row, ListQuery>(db, {
        rows: ({ key, after }) =>
          sql<Placed<Row>>`select ${key} as place, ${columns} ${source} where ${whereOf(asked)} and ${after}`,
        sort,
        asked,
      });
      for await (const page of pages) yield page.map(viewOf);
    },

    async one(id: number): Promise<AdminProjectDetail | undefined> {
      const { rows } = await sql<
        Row & { translations: AdminProjectDetail['translations']; partner_list: Participant[] }
      >`
        select ${columns}, p.translations,
          (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'slug', o.slug, 'name', o.name) order by o.name, o.id), '[]')
            from project_partners pp join organisations_directory o on o.id = pp.organisation_id
            where pp.project_id = p.id) as partner_list
        ${source} where p.id = ${id}`.execute(db);
      const row = rows[0];
      return row && { ...viewOf(row), translations: row.translations, partnerList: row.partner_list };
    },
  };
};
