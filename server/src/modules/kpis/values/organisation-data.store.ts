import type { MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Catalogue } from '../definitions/definition.ts';
import { definitionOf, type KpiRow, kpiRowJson } from '../definitions/definitions.store.ts';
import { type Definitions, definitionsOf } from '../definitions/definitions.ts';
import { type SwitchedOffRow, switchedOffJson, switchedOffOf } from '../definitions/switched-off.store.ts';
import {
  type FactorContextRow,
  factorContextJson,
  factorContextOf,
} from '../factors/factor-context.store.ts';
import { Decimal, decimalOrNull } from '../rules/decimal.ts';
import { monthOf } from '../rules/period.ts';
import type { KnownRecords } from './entered-records.ts';

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
  switched_off: SwitchedOffRow[];
  targets: TargetRow[];
  records: [
    id: number,
    kpiId: number,
    start: string,
    end: string,
    value: string | null,
    quality: Quality,
    withoutValue: { reason: MissingReason; carried: { value: string; quality: Quality } | null } | null,
  ][];
  begins: [kpiId: number, first: string, telling: string | null][];
  schedule: Schedule | null;
  joined_on: string;
}

/** Counts of planned measures, which the module of measures supplies. */
export interface Schedule {
  open: number;
  onSchedule: number;
}

/** The value is an SQL expression, so that it is read in the same statement as the rest. */
export type MeasureSchedule = (organisationId: number, today: string) => RawBuilder<Schedule>;

export interface WantedRecords {
  /** Restricts the entered KPIs of the catalogue; the organisation's own are always included. */
  kpiIds?: readonly number[] | undefined;
  /** Records that end on this day or later and start no later than `to` are read. */
  from: string;
  to?: string;
  /** The schedule of the measures, if it is needed. */
  schedule?: RawBuilder<Schedule> | false;
}

export interface OrganisationData extends KnownRecords {
  definitions: Definitions;
  /** The first month of each KPI with a value or a reason, even if it lies before these records. */
  entered: ReadonlyMap<number, number>;
  /** Only includes targets of active goals. */
  targets: readonly TargetRow[];
  schedule: Schedule | null;
  /** The month in which the organisation joined. */
  joined: number;
}

const endless = '9999-12-31';

/**
 * Values are read with an index-only scan; the few records without a value are looked up, with the earlier value that
 * applies if nothing changed.
 */
const withoutValue = sql`case when r.canonical_value is null then (
  select json_build_object('reason', w.reason, 'carried', case when w.reason = 'UNCHANGED' then (
    select json_build_object('value', c.canonical_value::text, 'quality', c.quality) from kpi_records c
    where c.organisation_id = r.organisation_id and c.kpi_id = r.kpi_id and c.deleted_at is null
      and c.canonical_value is not null and c.period_end < r.period_start
    order by c.period_end desc limit 1) end)
  from kpi_records w where w.organisation_id = r.organisation_id and w.id = r.id) end`;

/** Finds the first live record of a KPI `o` with an index-only scan. */
export const firstOfKpi = sql`(
    select b.period_start, b.canonical_value is not null as has_value from kpi_records b
    where b.organisation_id = o.organisation_id and b.kpi_id = o.kpi_id and b.deleted_at is null
    order by b.period_end limit 1)`;

/** Finds the first record that says that there is something to measure, which usually is the first of all. */
const firstTelling = sql`case when f.has_value then f.period_start else coalesce((
    select b.period_start from kpi_records b
    where b.organisation_id = o.organisation_id and b.kpi_id = o.kpi_id and b.deleted_at is null
      and b.canonical_value is not null
    order by b.period_end limit 1), (
    select b.period_start from kpi_records b
    where b.organisation_id = o.organisation_id and b.kpi_id = o.kpi_id and b.deleted_at is null
      and b.canonical_value is null and b.reason in ('NOT_AVAILABLE', 'CONFIDENTIAL', 'UNCHANGED')
    order by b.period_end limit 1)) end`;

export const organisationDataStore = (db: Db, organisationId: number) => ({
  /** One round trip reads what an organisation has defined, entered and set as targets. */
  async read(
    catalogue: Catalogue,
    { kpiIds, from, to = endless, schedule }: WantedRecords,
  ): Promise<OrganisationData> {
    const own = sql`select k.id from kpis k where k.organisation_id = ${organisationId}`;
    const isWanted = (kpiId: RawBuilder<unknown>): RawBuilder<unknown> =>
      kpiIds ? sql`and ${kpiId} = any(${[...kpiIds]}::bigint[] || array(${own}))` : sql``;
    const { rows } = await sql<Row>`
      select
        (select coalesce(json_agg(${kpiRowJson} order by k.position, k.id), '[]')
          from kpis k where k.organisation_id = ${organisationId}) as own,
        ${factorContextJson(organisationId)} as factors,
        ${switchedOffJson(organisationId)} as switched_off,
        ${schedule || sql`null::json`} as schedule,
        (select (o.created_at at time zone o.time_zone)::date::text from organisations_directory o
          where o.id = ${organisationId}) as joined_on,
        (select coalesce(json_agg(json_build_object('kpi_id', t.kpi_id, 'trackable_goal_id', t.trackable_goal_id,
            'goal_translations', t.goal_translations, 'baseline_period', t.baseline_period,
            'baseline_value', t.baseline_value, 'target_on', t.target_on, 'target_value', t.target_value)
            order by t.trackable_goal_id, t.position, t.kpi_id), '[]')
          from tracking_targets t where t.organisation_id = ${organisationId} and t.active) as targets,
        (select coalesce(json_agg(json_build_array(r.id, r.kpi_id, r.period_start, r.period_end, r.canonical_value::text,
            r.quality, ${withoutValue})
            order by r.period_end), '[]')
          from kpi_records r
          where r.organisation_id = ${organisationId} and r.deleted_at is null
            and r.period_end >= ${from} and r.period_start <= ${to} ${isWanted(sql`r.kpi_id`)}) as records,
        (select coalesce(json_agg(json_build_array(o.kpi_id, f.period_start, ${firstTelling})), '[]')
          from organisation_kpis o cross join lateral ${firstOfKpi} f
          where o.organisation_id = ${organisationId} ${isWanted(sql`o.kpi_id`)}) as begins`.execute(db);
    const [row] = rows;
    return {
      definitions: definitionsOf(
        catalogue,
        (row?.own ?? []).map((kpi) => definitionOf(kpi, catalogue.categories)),
        row && factorContextOf(row.factors),
        row && switchedOffOf(row.switched_off),
      ),
      targets: row?.targets ?? [],
      schedule: row?.schedule ?? null,
      joined: row ? monthOf(row.joined_on) : 0,
      entered: new Map((row?.begins ?? []).map(([kpiId, first]) => [kpiId, monthOf(first)])),
      begins: new Map(
        (row?.begins ?? []).flatMap(([kpiId, , telling]) =>
          telling === null ? [] : [[kpiId, monthOf(telling)]],
        ),
      ),
      records: (row?.records ?? []).map(([id, kpiId, start, end, value, quality, reasoned]) => ({
        id,
        kpiId,
        start,
        end,
        first: monthOf(start),
        last: monthOf(end),
        value: decimalOrNull(value),
        quality,
        reason: reasoned?.reason ?? null,
        carried: reasoned?.carried
          ? { value: new Decimal(reasoned.carried.value), quality: reasoned.carried.quality }
          : null,
      })),
    };
  },
});
