import type { MissingReason } from '@metra/contract/shapes/kpi-record-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { catalogueStore } from '../definitions/catalogue.store.ts';
import { definitionsOf } from '../definitions/definitions.ts';
import { checkRecords } from '../records/check-records.ts';
import type { RecordWrite } from '../records/record-write.ts';
import { lockKpisForWriting, recordStore } from '../records/records.store.ts';
import { daysOf, monthOf } from '../rules/period.ts';
import type { DemoAuthor } from './demo-author.ts';
import { type PlacedRecord, shiftToToday } from './demo-periods.ts';

export interface DemoRecord {
  kpi: string;
  periodType: 'month' | 'quarter' | 'year';
  from: string;
  to: string;
  /** Null means that there is no value, for the stated reason. */
  value: number | null;
  reason?: MissingReason;
  comment: { de: string } | string | null;
}

/** Returns the values of a KPI of the demo company for the months of a calendar year. */
export type DemoValues = (kpi: string, year: number) => readonly number[];

/** Stores the values of the demo company shifted to today, unless somebody has already entered values. */
export async function writeDemoRecords(
  tx: Tx,
  { organisationId, ...author }: DemoAuthor,
  records: readonly DemoRecord[],
  { today, years }: { today: string; years: number },
): Promise<DemoValues> {
  if (await recordStore(tx, organisationId).hasAny()) return () => [];
  const definitions = definitionsOf(await catalogueStore(tx).read(), []);
  const bySlug = Map.groupBy(records, ({ kpi }) => kpi);
  const writes = [...bySlug].flatMap(([slug, own]): RecordWrite[] => {
    const kpi = definitions.named(slug, { organisationId: null });
    if (!kpi) return [];
    // Environmental values come from invoices; people are counted.
    const quality = kpi.sector === 'e' ? 'INVOICE' : 'MEASURED';
    const adds = kpi.aggregation === 'SUM';
    return shiftToToday(own.map(placed), { years, lastMonth: monthOf(today) - 1, adds }).map((record) => ({
      ...writeOf(record),
      kpiId: kpi.id,
      quality,
    }));
  });
  const checked = checkRecords(writes, {
    kpis: definitions.byId,
    records: [],
    calendar: { today, firstMonth: 1 },
  });
  const store = await lockKpisForWriting(
    tx,
    organisationId,
    writes.map(({ kpiId }) => kpiId),
  );
  await store.insert(checked.records, { ...author, via: 'IMPORT' });
  return (slug, year) => {
    const id = definitions.named(slug, { organisationId: null })?.id;
    return writes.flatMap(({ kpiId, periodStart, value }) =>
      kpiId === id && typeof value === 'number' && periodStart.startsWith(`${year}-`) ? [value] : [],
    );
  };
}

const placed = ({ from, to, periodType, ...record }: DemoRecord) => ({
  ...record,
  frequency: frequencies[periodType],
  months: { first: monthOf(from), last: monthOf(to) },
});

const frequencies = { month: 'MONTH', quarter: 'QUARTER', year: 'YEAR' } as const;

function writeOf({ months, value, reason, comment }: PlacedRecord): Omit<RecordWrite, 'kpiId' | 'quality'> {
  const { start, end } = daysOf(months);
  return {
    periodStart: start,
    periodEnd: end,
    value,
    reason: reason ?? null,
    note: typeof comment === 'string' ? comment : (comment?.de ?? null),
    confirmed: true,
  };
}
