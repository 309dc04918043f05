import type { Language } from '@metra/contract/core/primitives';
import type { CatalogueCheck, KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpisIn } from '../rules/cross-check.ts';
import { decimalOrNull } from '../rules/decimal.ts';
import { type Calendar, type Months, monthOf } from '../rules/period.ts';
import { checkText, isBrokenOver, windowsOf } from '../values/broken-checks.ts';
import type { EnteredRecord } from '../values/entered-records.ts';
import { kpiValuesOf } from '../values/kpi-values.ts';
import type { CheckedRecord, RecordColumns, RecordProblem, StoredRecord } from './record-write.ts';

interface Asking {
  definitions: Definitions;
  checks: readonly { check: CatalogueCheck; leaves: readonly KpiDefinition[] }[];
  /** The records before the write. */
  stored: readonly StoredRecord[];
  /** All records of the same write. */
  records: readonly CheckedRecord[];
  /** The records of the write that are not confirmed yet. */
  asked: readonly CheckedRecord[];
  calendar: Calendar;
  language: Language;
}

/** The same value for the same months was accepted before, so it needs no second confirmation. */
export function isToBeAsked({ mayBeOdd, canonical_value, changes, ...record }: CheckedRecord): boolean {
  if (mayBeOdd || canonical_value === null) return false;
  const before = decimalOrNull(changes?.canonical_value ?? null);
  const isSame = before?.equals(canonical_value) && changes?.period_start === record.period_start;
  return !(isSame && changes?.period_end === record.period_end);
}

/** Returns each record that contradicts others after the write, with the question about it. */
export function askedByChecks({
  definitions,
  checks,
  language,
  calendar,
  ...given
}: Asking): RecordProblem[] {
  const changed = new Set(given.records.map(({ changes }) => changes?.id));
  const together = [
    ...given.stored.filter(({ id }) => !changed.has(id)).map((record) => enteredRecord(record, record.id)),
    ...given.records.map((record) => enteredRecord(record, -1 - record.index)),
  ];
  const values = kpiValuesOf(definitions, { records: together, begins: new Map() }, calendar);
  const known = new Map<string, boolean>();
  const isBroken = (check: CatalogueCheck, window: Months): boolean => {
    const key = `${check.slug} ${window.first} ${window.last}`;
    const broken = known.get(key) ?? isBrokenOver(definitions, values, check, window);
    known.set(key, broken);
    return broken;
  };
  /** A check that names several KPIs only asks about the record that breaks it. */
  const isItsDoing = ({ kpi, index }: CheckedRecord, check: CatalogueCheck, window: Months): boolean => {
    if (kpisIn(check).includes(kpi.slug)) return true;
    const others = together.filter(
      ({ id, first, last }) => id !== -1 - index && first <= window.last && last >= window.first,
    );
    const without = kpiValuesOf(definitions, { records: others, begins: new Map() }, calendar);
    return !isBrokenOver(definitions, without, check, window);
  };
  return given.asked.flatMap((record) =>
    checks
      .filter(({ leaves }) => leaves.some(({ id }) => id === record.kpi_id))
      .filter(({ check }) =>
        windowsOf(definitions, check, monthsOfRecord(record), calendar.firstMonth).some(
          (window) => isBroken(check, window) && isItsDoing(record, check, window),
        ),
      )
      .map(({ check }) => ({
        index: record.index,
        field: 'value',
        key: 'crossCheck' as const,
        detail: checkText(check, language),
        error: 'kpi_record.implausible' as const,
      })),
  );
}

const monthsOfRecord = ({ period_start, period_end }: RecordColumns): Months => ({
  first: monthOf(period_start),
  last: monthOf(period_end),
});

const enteredRecord = (record: RecordColumns, id: number): EnteredRecord => ({
  id,
  kpiId: record.kpi_id,
  start: record.period_start,
  end: record.period_end,
  ...monthsOfRecord(record),
  value: decimalOrNull(record.canonical_value),
  reason: record.reason,
  quality: record.quality,
  carried: null,
});
