import type { MissingReason } from '@metra/contract/kpi-record-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Catalogue, type KpiRow, kpiRowJson } from '../definitions/definitions.store.ts';
import { type Definitions, definitionsFrom } from '../definitions/definitions.ts';
import { decimalOrNull } from '../rules/decimal.ts';
import { monthOf } from '../rules/period.ts';
import type { EnteredRecord } from './kpi-values.ts';

export interface TargetRow {
  kpi_id: number;
  trackable_goal_id: number;
  goal_translations: unknown;
  baseline_period: string | null;
  baseline_value: number | null;
  target_on: string | null;
  target_value: number | null;
}

interface Row {
  own: KpiRow[];
  targets: TargetRow[];
  records: [
    id: number,
    kpiId: number,
    start: string,
    end: string,
    value: string | null,
    reason: MissingReason | null,
  ][];
}

export interface Wanted {
  organisationId: number;
  /** Entered KPIs of the catalogue; all when left out. The organisation's own always come along. */
  kpiIds?: readonly number[] | undefined;
  /** Records that end on this day or later, and begin no later than `to`. */
  from: string;
  to?: string;
}

export interface OrganisationData {
  definitions: Definitions;
  records: readonly EnteredRecord[];
  /** Of the goals that are worked on. */
  targets: readonly TargetRow[];
}

const endless = '9999-12-31';

/** Values are read from the index alone; only the few records without one are looked up. */
const reasonWithoutValue = sql`case when r.canonical_value is null then
  (select w.reason from kpi_records w where w.organisation_id = r.organisation_id and w.id = r.id) end`;

/** What an organisation has defined, entered and aims for: one round trip. */
export async function readOrganisationData(
  db: Db,
  catalogue: Catalogue,
  { organisationId, kpiIds, from, to = endless }: Wanted,
): Promise<OrganisationData> {
  const own = sql`select k.id from kpis k where k.organisation_id = ${organisationId}`;
  const ofKpis: RawBuilder<unknown> = kpiIds
    ? sql`and r.kpi_id = any(${[...kpiIds]}::bigint[] || array(${own}))`
    : sql``;
  const { rows } = await sql<Row>`
    select
      (select coalesce(json_agg(${kpiRowJson} order by k.position, k.id), '[]')
        from kpis k where k.organisation_id = ${organisationId}) as own,
      (select coalesce(json_agg(json_build_object('kpi_id', gk.kpi_id, 'trackable_goal_id', tg.id,
          'goal_translations', g.translations, 'baseline_period', gk.baseline_period,
          'baseline_value', gk.baseline_value, 'target_on', gk.target_on, 'target_value', gk.target_value)
          order by tg.id), '[]')
        from trackable_goals tg
        join trackable_goal_kpis gk on gk.organisation_id = tg.organisation_id and gk.trackable_goal_id = tg.id
        join goals g on g.id = tg.goal_id
        where tg.organisation_id = ${organisationId} and tg.active) as targets,
      (select coalesce(json_agg(json_build_array(r.id, r.kpi_id, r.period_start, r.period_end, r.canonical_value::text,
          ${reasonWithoutValue})
          order by r.period_end), '[]')
        from kpi_records r
        where r.organisation_id = ${organisationId} and r.deleted_at is null
          and r.period_end >= ${from} and r.period_start <= ${to} ${ofKpis}) as records`.execute(db);
  const [row] = rows;
  return {
    definitions: definitionsFrom(catalogue, row?.own ?? []),
    targets: row?.targets ?? [],
    records: (row?.records ?? []).map(([id, kpiId, start, end, value, reason]) => ({
      id,
      kpiId,
      start,
      end,
      first: monthOf(start),
      last: monthOf(end),
      value: decimalOrNull(value),
      reason,
    })),
  };
}
