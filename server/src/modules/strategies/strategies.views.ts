import type { Query } from '@metra/contract/operation';
import type { Language, Page, Sector } from '@metra/contract/primitives';
import type { Strategy, strategies } from '@metra/contract/strategies';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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
      select json_agg(json_build_object('id', tg.id, 'goalId', tg.goal_id, 'slug', g.slug,
        'name', coalesce(g.translations #>> array[${language}, 'name'], g.translations #>> '{de,name}'),
        'sector', tg.sector, 'active', tg.active) order by array_position(array['e', 's', 'g'], tg.sector), tg.id)
      from trackable_goals tg join goals g on g.id = tg.goal_id
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

const sorted = {
  name: sql`s.name collate "de-x-icu"`,
  createdAt: sql`s.created_at`,
  activatedAt: sql`s.activated_at`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export const strategyViews = (db: Db, language: Language) => ({
  async one(organisationId: number, id: number): Promise<Strategy | undefined> {
    const { rows } = await sql<Row>`${strategySelect(language)}
      where s.organisation_id = ${organisationId} and s.id = ${id}`.execute(db);
    return rows[0] && viewOf(rows[0]);
  },

  async active(organisationId: number): Promise<Strategy | undefined> {
    const { rows } = await sql<Row>`${strategySelect(language)}
      where s.organisation_id = ${organisationId} and s.state = 'ACTIVE'`.execute(db);
    return rows[0] && viewOf(rows[0]);
  },

  async list(
    organisationId: number,
    { page, pageSize, sort = '-createdAt' }: Query<typeof strategies.list>,
  ): Promise<Page<Strategy>> {
    const column = sorted[sort.replace('-', '') as keyof typeof sorted];
    const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
    const [{ rows }, { total }] = await Promise.all([
      sql<Row>`${strategySelect(language)} where s.organisation_id = ${organisationId}
        order by ${column} ${direction}, s.id ${direction} limit ${pageSize} offset ${page * pageSize}`.execute(
        db,
      ),
      db
        .selectFrom('strategies')
        .select((row) => row.fn.countAll<number>().as('total'))
        .where('organisation_id', '=', organisationId)
        .executeTakeFirstOrThrow(),
    ]);
    return { items: rows.map(viewOf), page, pageSize, total };
  },
});
