import type { Metric } from '@metra/contract/operations/operation-admin';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { everyPage, type Placed } from '../../platform/database/every-page.ts';
import type { DayValue } from './metric-kinds.ts';

export interface StoredMetric {
  points: DayValue[];
  since: string | null;
  takenAt: Date | null;
}

export interface MetricRow extends DayValue {
  kind: Metric;
}

export const metricViews = (db: Db) => ({
  /** The values of the given metrics from a day on, in order. */
  async from(kinds: readonly Metric[], day: string): Promise<ReadonlyMap<Metric, StoredMetric>> {
    const { rows } = await sql<{
      kind: Metric;
      since: string | null;
      taken_at: Date | null;
      points: DayValue[];
    }>`
      select k.kind, f.since, p.taken_at, coalesce(p.points, '[]') as points
      from unnest(${kinds}::text[]) k (kind)
      cross join lateral (select min(day) as since from daily_readings r where r.kind = k.kind) f
      cross join lateral (
        select max(taken_at) as taken_at, jsonb_agg(jsonb_build_object('day', day, 'value', value) order by day) as points
        from daily_readings r where r.kind = k.kind and r.day >= ${day}::date) p`.execute(db);
    return new Map(
      rows.map(({ kind, since, taken_at, points }) => [kind, { since, points, takenAt: taken_at }]),
    );
  },

  every: (kinds: readonly Metric[]) =>
    everyPage<MetricRow, { page: number; pageSize: number; sort?: 'day' | '-day' | undefined }>(db, {
      rows: ({ key, after }) => sql<Placed<MetricRow>>`
        select ${key} as place, r.kind, r.day, r.value from daily_readings r
        where r.kind = any(${kinds}::text[]) and ${after}`,
      sort: { columns: { day: sql`r.day` }, byDefault: 'day', id: sql`r.kind` },
      asked: {},
    }),
});
