import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** The values by factor that results depend on. */
type States = ReadonlyMap<string, string>;

const state = sql`jsonb_build_object(
  'slug', f.slug, 'value', f.value::text, 'year', f.year, 'unit', f.unit_code, 'source', f.source,
  'history', coalesce((
    select jsonb_agg(jsonb_build_object('year', v.year, 'value', v.value::text) order by v.year)
    from factor_values v where v.factor_id = f.id), '[]'))`;

interface ChangedBy {
  accountId: number | null;
  why: string | null;
}

const delivery: ChangedBy = { accountId: null, why: null };

/** Records what a new catalogue version or a person changes in factors that are already in use. */
export const factorChangeStore = (tx: Tx) => ({
  async states(): Promise<States> {
    const { rows } = await sql<{ slug: string; state: string }>`
      select f.slug, ${state}::text as state from factors f where f.active`.execute(tx);
    return new Map(rows.map((row) => [row.slug, row.state]));
  },

  /** The history of a replaced factor continues under its replacement. */
  async record(before: States, by: ChangedBy = delivery): Promise<void> {
    const known = JSON.stringify(Object.fromEntries(before));
    await sql`
      with old as (select key as slug, value::jsonb as state from jsonb_each_text(${known}::jsonb))
      insert into factor_changes (factor_id, before, after, account_id, why)
      select f.id, old.state, ${state}, ${by.accountId}::bigint, ${by.why}::text
      from factors f join old on old.slug = coalesce(
        (select same.slug from old same where same.slug = f.slug), f.replaces)
      where f.active and old.state is distinct from ${state}`.execute(tx);
  },
});
