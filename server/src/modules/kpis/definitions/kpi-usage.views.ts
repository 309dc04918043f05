import type { Response as Answer, Query } from '@metra/contract/core/operation';
import type { kpisAdmin } from '@metra/contract/operations/kpis-admin';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/database/list-page.ts';

/** A KPI with the twelve months that end with its last finished period. */
export interface AskedKpi {
  id: number;
  firstDay: string;
  lastDay: string;
}

export interface KpiUsage {
  targets: number;
  coverage: number | null;
  lastPeriodEnd: string | null;
}

interface UsageRow {
  kpi_id: number;
  targets: number;
  covered: number | null;
  expected: number | null;
  last_period_end: string | null;
}

/** Numbers months consecutively, so that a difference is a number of months. */
const monthOf = (day: ReturnType<typeof sql>) =>
  sql`(extract(year from ${day}) * 12 + extract(month from ${day}))`;

/**
 * Counts, from the index of values alone, how many of the twelve months have a value and how many could have one
 * since the organisation's first record.
 */
const enteredBy = sql`(
  select count(*) as records, max(r.period_end) as last_period_end,
    coalesce(sum(${monthOf(sql`least(r.period_end, a.last_day)`)} - ${monthOf(sql`greatest(r.period_start, a.first_day)`)} + 1)
      filter (where r.period_end >= a.first_day and r.period_start <= a.last_day), 0) as covered,
    greatest(0, ${monthOf(sql`a.last_day`)} - ${monthOf(sql`greatest(min(r.period_start), a.first_day)`)} + 1) as expected
  from kpi_records r
  where r.organisation_id = u.organisation_id and r.kpi_id = u.kpi_id and r.deleted_at is null)`;

const share = (covered: number | null, expected: number | null): number | null =>
  expected ? Math.min(1, Math.round(((covered ?? 0) / expected) * 1000) / 1000) : null;

export const kpiUsageViews = (db: Db) => ({
  async of(asked: readonly AskedKpi[]): Promise<ReadonlyMap<number, KpiUsage>> {
    const { rows } = await sql<UsageRow>`
      select a.kpi_id, t.targets, e.covered, e.expected, e.last_period_end
      from unnest(${asked.map(({ id }) => id)}::bigint[], ${asked.map(({ firstDay }) => firstDay)}::date[],
        ${asked.map(({ lastDay }) => lastDay)}::date[]) as a(kpi_id, first_day, last_day)
      cross join lateral (
        select count(distinct g.organisation_id) as targets from tracking_targets g
        where g.kpi_id = a.kpi_id and g.active and g.target_value is not null) t
      cross join lateral (
        select sum(o.covered)::float8 as covered, sum(o.expected)::float8 as expected, max(o.last_period_end) as last_period_end
        from organisation_kpis u cross join lateral ${enteredBy} o where u.kpi_id = a.kpi_id) e`.execute(db);
    return new Map(
      rows.map(({ kpi_id, targets, covered, expected, last_period_end }) => [
        kpi_id,
        { targets, coverage: share(covered, expected), lastPeriodEnd: last_period_end },
      ]),
    );
  },

  async organisations(
    { id, firstDay, lastDay }: AskedKpi,
    asked: Query<typeof kpisAdmin.organisations>,
  ): Promise<Answer<typeof kpisAdmin.organisations>> {
    const page = await listPage(db, {
      rows: sql<{
        id: number;
        slug: string;
        name: string;
        records: number;
        last_period_end: string | null;
        covered: number;
        expected: number | null;
        has_target: boolean;
        switched_off: boolean;
      }>`
        select o.id, o.slug, o.name, e.records, e.last_period_end, e.covered::float8 as covered, e.expected::float8 as expected,
          (select count(*) from tracking_targets t where t.organisation_id = u.organisation_id and t.kpi_id = u.kpi_id
            and t.active and t.target_value is not null) > 0 as has_target,
          (select count(*) from switched_off_kpis s where s.organisation_id = u.organisation_id and s.kpi_id = u.kpi_id) > 0
            as switched_off
        from (select ${id}::bigint as kpi_id, ${firstDay}::date as first_day, ${lastDay}::date as last_day) a
        join organisation_kpis u on u.kpi_id = a.kpi_id
        cross join lateral (select * from organisations_directory d where d.id = u.organisation_id offset 0) o
        cross join lateral ${enteredBy} e`,
      count: sql`from organisation_kpis u where u.kpi_id = ${id}`,
      sort: { columns: {}, byDefault: sql`o.name collate "de-x-icu"`, id: sql`o.id` },
      asked,
    });
    return {
      ...page,
      items: page.items.map(({ covered, expected, ...row }) => ({
        id: row.id,
        slug: row.slug,
        name: row.name,
        records: row.records,
        lastPeriodEnd: row.last_period_end,
        coverage: share(covered, expected),
        hasTarget: row.has_target,
        switchedOff: row.switched_off,
      })),
    };
  },
});
