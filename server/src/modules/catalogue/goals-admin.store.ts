import type { Sector } from '@metra/contract/core/primitives';
import type { GoalCreate, GoalUpdate } from '@metra/contract/operations/goals-admin';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/database-errors.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';

type Fields = Omit<GoalUpdate, 'version'>;

const columnsOf = ({ translations, sdgs, landingPageId, active }: Fields, now: Date) => ({
  translations: JSON.stringify(translations),
  sdgs,
  landing_page_id: landingPageId,
  active,
  // Seeding does not overwrite edited rows.
  edited_at: now,
});

export interface LockedGoal {
  id: number;
  slug: string;
  sector: Sector;
  version: number;
}

export const goalAdminStore = (tx: Tx) => ({
  /** The lock keeps the row unchanged between reading and writing. */
  locked: (id: number): Promise<LockedGoal | undefined> =>
    tx
      .selectFrom('goals')
      .select(['id', 'slug', 'sector', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async ofSector(sector: Sector): Promise<{ id: number; version: number }[]> {
    return tx
      .selectFrom('goals')
      .select(['id', 'version'])
      .where('sector', '=', sector)
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  async create({ slug, sector, ...fields }: GoalCreate, now: Date): Promise<number> {
    const { id } = await tx
      .insertInto('goals')
      .values({
        ...columnsOf(fields, now),
        slug,
        sector,
        position: sql<number>`(select coalesce(max(position) + 1, 0) from goals where sector = ${sector})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(explain);
    await tx
      .deleteFrom('removed_from_catalogue')
      .where('kind', '=', 'GOAL')
      .where('slug', '=', slug)
      .execute();
    return id;
  },

  async update(id: number, fields: Fields, now: Date): Promise<void> {
    await tx
      .updateTable('goals')
      .set((row) => ({ ...columnsOf(fields, now), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
      .catch(explain);
  },

  /** The order of the catalogue is kept. */
  async putKpis(id: number, kpis: readonly number[]): Promise<void> {
    const known = await tx
      .selectFrom('kpis_definitions')
      .select('id')
      .where('id', 'in', [...kpis, 0])
      .where('organisation_id', 'is', null)
      .execute();
    const ids = new Set(known.map((each) => each.id));
    const unknown = kpis.findIndex((kpi) => !ids.has(kpi));
    if (unknown >= 0) throw invalid(`kpis/${unknown}`, 'unknown');
    await tx.deleteFrom('goal_kpis').where('goal_id', '=', id).execute();
    if (kpis.length === 0) return;
    await tx
      .insertInto('goal_kpis')
      .values(kpis.map((kpi_id, position) => ({ goal_id: id, kpi_id, position })))
      .execute();
  },

  /** An industry has one suggested goal per sector, so this goal replaces another. */
  async putIndustries(id: number, sector: Sector, industries: readonly number[], now: Date): Promise<void> {
    const known = await tx
      .selectFrom('industries')
      .select('id')
      .where('id', 'in', [...industries, 0])
      .execute();
    const ids = new Set(known.map((each) => each.id));
    const unknown = industries.findIndex((industry) => !ids.has(industry));
    if (unknown >= 0) throw invalid(`industries/${unknown}`, 'unknown');
    const before = await tx
      .selectFrom('industry_suggested_goals')
      .select('industry_id')
      .where('goal_id', '=', id)
      .execute();
    const had = before.map((row) => row.industry_id);
    const added = industries.filter((industry) => !had.includes(industry));
    const gone = had.filter((industry) => !industries.includes(industry));
    if (added.length + gone.length === 0) return;
    await tx
      .deleteFrom('industry_suggested_goals')
      .where('goal_id', '=', id)
      .where('industry_id', 'in', [...gone, 0])
      .execute();
    for (const industry_id of added)
      await tx
        .insertInto('industry_suggested_goals')
        .values({ industry_id, sector, goal_id: id })
        .onConflict((conflict) => conflict.columns(['industry_id', 'sector']).doUpdateSet({ goal_id: id }))
        .execute();
    await tx
      .updateTable('industries')
      .set((row) => ({ edited_at: now, version: row('version', '+', 1) }))
      .where('id', 'in', [...added, ...gone])
      .execute();
  },

  async putInOrder(ids: readonly number[], now: Date): Promise<{ id: number; version: number }[]> {
    const { rows } = await sql<{ id: number; version: number }>`
      update goals g set position = place.n, edited_at = ${now}, version = g.version + 1
      from unnest(${ids}::bigint[]) with ordinality as place(id, n) where g.id = place.id
      returning g.id, g.version`.execute(tx);
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  },

  /** Names of some organisations that have chosen the goal or have made a measure of their own for it. */
  async chosenBy(id: number): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select distinct o.name from organisations_directory o where o.id in (
        select organisation_id from tracking_goals where goal_id = ${id}
        union select organisation_id from measures where goal_id = ${id} and organisation_id is not null)
      order by o.name limit 20`.execute(tx);
    return rows.map(({ name }) => name);
  },

  /** The goal's measures are removed with it, and the next delivery restores none of them. */
  async remove({ id, slug }: { id: number; slug: string }): Promise<void> {
    const measures = await tx.deleteFrom('measures').where('goal_id', '=', id).returning('slug').execute();
    await tx.deleteFrom('goals').where('id', '=', id).execute().catch(explain);
    await tx
      .insertInto('removed_from_catalogue')
      .values([
        { kind: 'GOAL', slug },
        ...measures.map((measure) => ({ kind: 'MEASURE' as const, slug: measure.slug })),
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

function explain(error: unknown): never {
  if (isUniqueViolation(error, 'goals_slug_unique')) throw new DomainError('conflict.slug');
  if (isForeignKeyViolation(error, 'goals_landing_page_id_fkey')) throw invalid('landingPageId', 'unknown');
  // An organisation has chosen it at the same moment.
  if (isForeignKeyViolation(error, 'trackable_goals_same_sector')) throw new DomainError('goal.in_use');
  throw error;
}
