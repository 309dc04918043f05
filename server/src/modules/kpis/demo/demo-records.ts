import type { MissingReason } from '@metra/contract/kpi-record-shapes';
import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { readCatalogue } from '../definitions/definitions.store.ts';
import { definitionsFrom } from '../definitions/definitions.ts';
import { checkRecords } from '../records/check-records.ts';
import type { RecordWrite } from '../records/record-write.ts';
import { insertRecords } from '../records/records.store.ts';
import { Decimal } from '../rules/decimal.ts';
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
  author: Author,
  records: readonly DemoRecord[],
  { today, months }: { today: string; months: number },
): Promise<void> {
  if (await hasRecords(tx, author.organisationId)) return;
  const definitions = definitionsFrom(await readCatalogue(tx), []);
  const entries = records.flatMap((record): RecordWrite[] => {
    const kpi = definitions.named(record.kpi, { organisationId: null });
    if (!kpi) return [];
    // What comes into the house comes with an invoice; people are counted.
    const quality = kpi.sector === 'e' ? 'INVOICE' : 'MEASURED';
    return [{ ...entryOf(record, months), kpiId: kpi.id, quality }];
  });
  const checked = checkRecords(entries, { kpis: definitions.byId, records: [], today });
  await insertRecords(tx, { ...author, via: 'IMPORT', language: 'de' }, checked.entries, () => []);
}

/** Quarters and years move by whole quarters and years, so that they stay some. */
function shifted({ first, last }: Months, months: number, frequency: Frequency): Months {
  const step = monthsOf[frequency];
  const whole = Math.floor(months / step) * step;
  return { first: first + whole, last: last + whole };
}

function entryOf(
  { periodType, from, to, value, reason, comment }: DemoRecord,
  months: number,
): Omit<RecordWrite, 'kpiId' | 'quality'> {
  const frequency = periodType.toUpperCase() as Frequency;
  const { start, end } = daysOf(shifted({ first: monthOf(from), last: monthOf(to) }, months, frequency));
  return {
    periodStart: start,
    periodEnd: end,
    value: value === null ? null : new Decimal(value),
    reason: reason ?? null,
    note: typeof comment === 'string' ? comment : (comment?.de ?? null),
    confirmed: true,
  };
}

const hasRecords = async (tx: Tx, organisationId: number): Promise<boolean> =>
  (await tx
    .selectFrom('organisation_kpis')
    .select('kpi_id')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()) !== undefined;
