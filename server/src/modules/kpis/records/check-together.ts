import type { KpiDefinition } from '../definitions/definition.ts';
import { type Decimal, decimalOrNull } from '../rules/decimal.ts';
import { lengthOf, type Months, monthOf, monthsOf } from '../rules/period.ts';
import { odditiesOf } from '../rules/plausibility.ts';
import type { CheckedRecord, RecordColumns, RecordProblem, StoredRecord } from './record-write.ts';

/** A record as it would be after the write, whether stored already or new. */
interface ResultingRecord extends Months {
  canonical: Decimal | null;
  recordId: number | null;
  write: CheckedRecord | null;
}

const resulting = (record: RecordColumns) => ({
  first: monthOf(record.period_start),
  last: monthOf(record.period_end),
  canonical: decimalOrNull(record.canonical_value),
});

/**
 * Reports records of one KPI that overlap or that differ oddly from the one before, and marks odd values that were
 * confirmed.
 */
export function checkTogether(
  kpi: KpiDefinition,
  writes: readonly CheckedRecord[],
  records: readonly StoredRecord[],
): RecordProblem[] {
  const changed = new Set(writes.map(({ changes }) => changes?.id));
  const all: ResultingRecord[] = [
    ...records
      .filter(({ id }) => !changed.has(id))
      .map((record) => ({ ...resulting(record), recordId: record.id, write: null })),
    ...writes.map((write) => ({ ...resulting(write), recordId: null, write })),
  ].sort((a, b) => a.first - b.first || Number(a.write !== null) - Number(b.write !== null));

  const problems: RecordProblem[] = [];
  let lastToEnd: ResultingRecord | undefined;
  let previous: ResultingRecord | undefined;
  for (const each of all) {
    if (lastToEnd && lastToEnd.last >= each.first) problems.push(...overlap(lastToEnd, each));
    else problems.push(...oddities(kpi, each, previous));
    if (!lastToEnd || each.last > lastToEnd.last) lastToEnd = each;
    if (each.canonical) previous = each;
  }
  return problems;
}

/** The message is about the written record and names the one that it overlaps. */
function overlap(one: ResultingRecord, other: ResultingRecord): RecordProblem[] {
  const [write, met] = other.write ? [other.write, one] : [one.write, other];
  if (!write) return [];
  const isSame = one.first === other.first && one.last === other.last;
  const about = { index: write.index, field: 'periodStart' };
  if (met.recordId === null)
    return [
      {
        ...about,
        key: isSame ? 'twice' : 'overlapsRow',
        detail: String(met.write?.index ?? 0),
        error: 'input.invalid',
      },
    ];
  return [
    {
      ...about,
      key: isSame ? 'taken' : 'overlaps',
      detail: String(met.recordId),
      error: isSame ? 'kpi_record.period_taken' : 'kpi_record.period_overlaps',
    },
  ];
}

function oddities(
  kpi: KpiDefinition,
  { write, canonical, ...months }: ResultingRecord,
  previous: ResultingRecord | undefined,
): RecordProblem[] {
  if (!write || !canonical) return [];
  // The same value for the same months was accepted before, so it needs no second confirmation.
  const { changes } = write;
  const before = decimalOrNull(changes?.canonical_value ?? null);
  if (changes && before?.equals(canonical) && changes.period_start === write.period_start) {
    write.confirmed = changes.confirmed;
    return [];
  }
  const unit = monthsOf[kpi.frequency];
  const odd = odditiesOf(canonical, kpi.plausible, {
    units: lengthOf(months) / unit,
    adds: kpi.aggregation === 'SUM',
    previous: previous?.canonical ? { value: previous.canonical, units: lengthOf(previous) / unit } : null,
  });
  // An odd value is only stored after confirmation.
  write.confirmed = odd.length > 0;
  if (write.mayBeOdd) return [];
  return odd.map(({ key, against }) => ({
    index: write.index,
    field: 'value',
    key,
    detail: against.toString(),
    error: 'kpi_record.implausible',
  }));
}
