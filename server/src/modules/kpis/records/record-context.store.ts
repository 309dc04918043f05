import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Catalogue } from '../definitions/definition.ts';
import { definitionOf, type KpiRow, kpiRowJson } from '../definitions/definitions.store.ts';
import { firstDay, lastDay, monthOf, wholeYears } from '../rules/period.ts';
import type { RecordContext } from './check-records.ts';
import { storedColumns } from './record.views.ts';
import type { RecordWrite, StoredRecord } from './record-write.ts';

/** After a longer gap, the value before says nothing about the next one. */
export const monthsBefore = 24;

export const recordContextStore = (db: Db, organisationId: number) => ({
  /** One round trip reads the KPIs that the writes name and their records around the written periods. */
  async read(
    catalogue: Catalogue,
    writes: readonly RecordWrite[],
  ): Promise<Pick<RecordContext, 'kpis' | 'records' | 'switchedOff'>> {
    if (writes.length === 0) return { kpis: new Map(), records: [] };
    const kpiIds = [...new Set(writes.map(({ kpiId }) => kpiId))];
    const changedIds = writes.flatMap(({ id }) => id ?? []);
    const first = Math.min(...writes.map(({ periodStart }) => monthOf(periodStart)));
    const last = Math.max(...writes.map(({ periodEnd }) => monthOf(periodEnd)));
    // The calendar has no year 0.
    const from = firstDay(Math.max(12, first - monthsBefore));
    const to = lastDay(last);
    const { rows } = await sql<{ own: KpiRow[]; records: StoredRecord[]; switched_off: number[] }>`
      select
        (select coalesce(json_agg(${kpiRowJson}), '[]') from kpis k
          where k.organisation_id = ${organisationId} and k.id = any(${kpiIds})) as own,
        (select coalesce(json_agg(stored order by stored.period_end), '[]') from (
          select ${storedColumns} from kpi_records r
          where r.organisation_id = ${organisationId} and r.kpi_id = any(${kpiIds}) and r.deleted_at is null
            and ((r.period_end >= ${from} and r.period_start <= ${to}) or r.id = any(${changedIds}::bigint[]))
        ) stored) as records,
        array(select o.kpi_id from switched_off_kpis o
          where o.organisation_id = ${organisationId} and o.kpi_id = any(${kpiIds})) as switched_off`.execute(
      db,
    );
    const { own = [], records = [], switched_off = [] } = rows[0] ?? {};
    const wanted = new Set(kpiIds);
    const kpis = [
      ...catalogue.kpis.filter(({ id }) => wanted.has(id)),
      ...own.map((row) => definitionOf(row, catalogue.categories)),
    ];
    return {
      kpis: new Map(kpis.map((kpi) => [kpi.id, kpi])),
      records,
      switchedOff: new Set(switched_off),
    };
  },

  async related(
    kpiIds: readonly number[],
    others: readonly Pick<StoredRecord, 'period_start' | 'period_end'>[],
    firstMonth: number,
  ): Promise<StoredRecord[]> {
    const { first, last } = wholeYears(
      {
        first: Math.min(...others.map((each) => monthOf(each.period_start))),
        last: Math.max(...others.map((each) => monthOf(each.period_end))),
      },
      firstMonth,
    );
    const { rows } = await sql<StoredRecord>`
      select ${storedColumns} from kpi_records r
      where r.organisation_id = ${organisationId} and r.kpi_id = any(${[...kpiIds]}::bigint[])
        and r.deleted_at is null and r.period_end >= ${firstDay(Math.max(12, first))} and r.period_start <= ${lastDay(last)}
    `.execute(db);
    return rows;
  },
});
