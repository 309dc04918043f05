import type { Query } from '@metra/contract/core/operation';
import type { Language, Page, Sector } from '@metra/contract/core/primitives';
import type { Strategy, strategies } from '@metra/contract/operations/strategies';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type ListQuery, listPage, nullable, type Sorting } from '../../platform/database/list-page.ts';
import { inAlphabeticalOrder, translatedText } from '../../platform/database/translated-text.ts';
import type { Reader } from '../../platform/http/reader.ts';

interface Row {
  id: number;
  name: string;
  state: Strategy['state'];
  activated_at: Date | null;
  finished_at: Date | null;
  created_at: Date;
  version: number;
  goals: { id: number; goalId: number; slug: string; name: string; sector: Sector; active: boolean }[];
}

const strategySelect = (language: Language) => sql`
  select s.id, s.name, s.state, s.activated_at, s.finished_at, s.created_at, s.version,
    coalesce((
      select json_agg(json_build_object('id', tg.id, 'goalId', tg.goal_id, 'slug', tg.slug,
        'name', ${translatedText('tg.translations', 'name', language)},
        'sector', tg.sector, 'active', tg.active) order by array_position(array['e', 's', 'g'], tg.sector), tg.id)
      from tracking_goals tg
      where tg.organisation_id = s.organisation_id and tg.strategy_id = s.id
    ), '[]') as goals
  from strategies s`;

const viewOf = (row: Row): Strategy => ({
  id: row.id,
  name: row.name,
  state: row.state,
  activatedAt: row.activated_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  goals: row.goals,
  version: row.version,
});

const sort: Sorting<Query<typeof strategies.list>> = {
  columns: {
    name: inAlphabeticalOrder(sql`s.name`),
    createdAt: sql`s.created_at`,
    activatedAt: nullable(sql`s.activated_at`),
  },
  byDefault: '-createdAt',
  id: sql`s.id`,
};

export const strategyViews = (
  db: Db,
  { organisationId, language }: Pick<Reader, 'organisationId' | 'language'>,
) => {
  const ofOrganisation = sql`s.organisation_id = ${organisationId}`;

  async function first(where: RawBuilder<unknown>): Promise<Strategy | undefined> {
    const { rows } = await sql<Row>`${strategySelect(language)} where ${ofOrganisation} and ${where}`.execute(
      db,
    );
    return rows[0] && viewOf(rows[0]);
  }

  return {
    one: (id: number): Promise<Strategy | undefined> => first(sql`s.id = ${id}`),

    active: (): Promise<Strategy | undefined> => first(sql`s.state = 'ACTIVE'`),

    async names(): Promise<Map<number, string>> {
      const rows = await db
        .selectFrom('strategies')
        .select(['id', 'name'])
        .where('organisation_id', '=', organisationId)
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** Finished strategies, the latest first. */
    async finished(asked: ListQuery): Promise<Page<Strategy>> {
      const where = sql`${ofOrganisation} and s.state = 'FINISHED'`;
      const page = await listPage(db, {
        rows: sql<Row>`${strategySelect(language)} where ${where}`,
        count: sql`from strategies s where ${where}`,
        sort: { columns: {}, byDefault: sql`s.finished_at desc`, id: sql`s.id` },
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },

    async list(asked: Query<typeof strategies.list>): Promise<Page<Strategy>> {
      const page = await listPage(db, {
        rows: sql<Row>`${strategySelect(language)} where ${ofOrganisation}`,
        count: sql`from strategies s where ${ofOrganisation}`,
        sort,
        asked,
      });
      return { ...page, items: page.items.map(viewOf) };
    },
  };
};
