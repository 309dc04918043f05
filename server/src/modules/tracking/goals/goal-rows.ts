import type { Sector } from '@metra/contract/primitives';
import { sql } from 'kysely';
import { type MeasureRow, measureSelect, nameIn } from '../measures/measure-rows.ts';
import type { Direction } from '../progress/kpi-progress.ts';

export interface GoalKpiRow {
  kpi_id: number;
  slug: string;
  name: string;
  unit_code: string;
  unit_label: string;
  decimals: number;
  direction: Direction;
  baseline_period: string | null;
  baseline_value: number | null;
  target_on: string | null;
  target_value: number | null;
}

/** As it comes from the database, directly or as JSON: instants are then texts. */
export interface GoalRow {
  id: number;
  goal_id: number;
  strategy_id: number;
  slug: string;
  translations: unknown;
  sector: Sector;
  active: boolean;
  inactive_since: string | null;
  started_at: string | Date;
  due_on: string | null;
  note: string | null;
  version: number;
  kpis: GoalKpiRow[];
  measures: MeasureRow[];
}

/** The KPIs of the goal `tg`, as JSON. */
export const kpisOfGoal = (language: string) => sql<GoalKpiRow[]>`
  coalesce((
    select json_agg(json_build_object(
      'kpi_id', k.id, 'slug', k.slug, 'name', ${nameIn('k.translations', language)},
      'unit_code', k.unit_code,
      'unit_label', coalesce(k.translations #>> array[${language}, 'unitLabel'], k.translations #>> '{de,unitLabel}', k.unit_code),
      'decimals', k.decimals, 'direction', k.direction,
      'baseline_period', gk.baseline_period, 'baseline_value', gk.baseline_value,
      'target_on', gk.target_on, 'target_value', gk.target_value
    ) order by gk.position, k.id)
    from trackable_goal_kpis gk join kpis k on k.id = gk.kpi_id
    where gk.organisation_id = tg.organisation_id and gk.trackable_goal_id = tg.id
  ), '[]')`;

/** All goals of all organisations: whoever uses it says whose, by `tg.organisation_id`. */
export const goalSelect = (language: string) => sql`
  select tg.id, tg.goal_id, tg.strategy_id, tg.sector, tg.active, tg.inactive_since, tg.started_at, tg.due_on,
    tg.note, tg.version, g.slug, g.translations,
    ${kpisOfGoal(language)} as kpis,
    coalesce((
      select json_agg(m order by m.id) from (${measureSelect(language)}) m
      where m.organisation_id = tg.organisation_id and m.trackable_goal_id = tg.id
    ), '[]') as measures
  from trackable_goals tg join goals g on g.id = tg.goal_id`;
