import type { MissingReason } from '@metra/contract/kpi-record-shapes';
import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { catalogueStore } from '../definitions/catalogue.store.ts';
import { definitionsOf } from '../definitions/definitions.ts';
import { checkRecords } from '../records/check-records.ts';
import type { RecordWrite } from '../records/record-write.ts';
import { holdRecords, recordStore } from '../records/records.store.ts';
import { daysOf, type Months, monthOf, monthsOf } from '../rules/period.ts';

export interface DemoRecord {
  kpi: string;
  periodType: 'month' | 'quarter' | 'year';
  from: string;
  to: string;
  /** Null: there is none, for this reason. */
  value: number | null;
  reason?: MissingReason;
  comment: { de: string } | string | null;
}

interface Author {
  organisationId: number;
  accountId: number;
  now: Date;
}

/** Values of the demo company, moved by so many months; none where someone has entered values already. */
export async function writeDemoRecords(
  tx: Tx,
  { organisationId, ...author }: Author,
  records: readonly DemoRecord[],
  { today, months }: { today: string; months: number },
): Promise<void> {
  if (await recordStore(tx, organisationId).hasAny()) return;
  const definitions = definitionsOf(await catalogueStore(tx).read(), []);
  const writes = records.flatMap((record): RecordWrite[] => {
    const kpi = definitions.named(record.kpi, { organisationId: null });
    if (!kpi) return [];
    // What comes into the house comes with an invoice; people are counted.
    const quality = kpi.sector === 'e' ? 'INVOICE' : 'MEASURED';
    return [{ ...writeOf(record, months), kpiId: kpi.id, quality }];
  });
  const checked = checkRecords(writes, { kpis: definitions.byId, records: [], today });
  const store = await holdRecords(
    tx,
    organisationId,
    writes.map(({ kpiId }) => kpiId),
  );
  await store.insert(checked.records, { ...author, via: 'IMPORT' }, 'de');
}

/** Quarters and years move by whole quarters and years, so that they stay some. */
function shifted({ first, last }: Months, months: number, frequency: Frequency): Months {
  const step = monthsOf[frequency];
  const whole = Math.floor(months / step) * step;
  return { first: first + whole, last: last + whole };
}

function writeOf(
  { periodType, from, to, value, reason, comment }: DemoRecord,
  months: number,
): Omit<RecordWrite, 'kpiId' | 'quality'> {
  const frequency = periodType.toUpperCase() as Frequency;
  const { start, end } = daysOf(shifted({ first: monthOf(from), last: monthOf(to) }, months, frequency));
  return {
    periodStart: start,
    periodEnd: end,
    value,
    reason: reason ?? null,
    note: typeof comment === 'string' ? comment : (comment?.de ?? null),
    confirmed: true,
  };
}
