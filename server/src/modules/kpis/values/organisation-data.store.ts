import type { MissingReason } from '@metra/contract/kpi-record-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Catalogue } from '../definitions/definition.ts';
import { definitionOf, type KpiRow, kpiRowJson } from '../definitions/definitions.store.ts';
import { type Definitions, definitionsOf } from '../definitions/definitions.ts';
import {
  type FactorContextRow,
  factorContextJson,
  factorContextOf,
} from '../factors/factor-context.store.ts';
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
  factors: FactorContextRow;
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

interface Wanted {
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

export const organisationDataStore = (db: Db, organisationId: number) => ({
  /** What an organisation has defined, entered and aims for: one round trip. */
  async read(catalogue: Catalogue, { kpiIds, from, to = endless }: Wanted): Promise<OrganisationData> {
    const own = sql`select k.id from kpis k where k.organisation_id = ${organisationId}`;
    const ofKpis: RawBuilder<unknown> = kpiIds
      ? sql`and r.kpi_id = any(${[...kpiIds]}::bigint[] || array(${own}))`
      : sql``;
    const { rows } = await sql<Row>`
      select
        (select coalesce(json_agg(${kpiRowJson} order by k.position, k.id), '[]')
          from kpis k where k.organisation_id = ${organisationId}) as own,
        ${factorContextJson(organisationId)} as factors,
        (select coalesce(json_agg(json_build_object('kpi_id', t.kpi_id, 'trackable_goal_id', t.trackable_goal_id,
            'goal_translations', t.goal_translations, 'baseline_period', t.baseline_period,
            'baseline_value', t.baseline_value, 'target_on', t.target_on, 'target_value', t.target_value)
            order by t.trackable_goal_id), '[]')
          from tracking_targets t where t.organisation_id = ${organisationId} and t.active) as targets,
        (select coalesce(json_agg(json_build_array(r.id, r.kpi_id, r.period_start, r.period_end, r.canonical_value::text,
            ${reasonWithoutValue})
            order by r.period_end), '[]')
          from kpi_records r
          where r.organisation_id = ${organisationId} and r.deleted_at is null
            and r.period_end >= ${from} and r.period_start <= ${to} ${ofKpis}) as records`.execute(db);
    const [row] = rows;
    return {
      definitions: definitionsOf(
        catalogue,
        (row?.own ?? []).map((kpi) => definitionOf(kpi, catalogue.categories)),
        row && factorContextOf(row.factors),
      ),
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
  },
});
