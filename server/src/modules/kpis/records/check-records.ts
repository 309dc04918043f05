import type { ErrorKey } from '@metra/contract/core/errors';
import type { FieldKey } from '@metra/contract/core/field-keys';
import { type FuelDefinition, isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { type Decimal, decimalOrNull, zero } from '../rules/decimal.ts';
import { type Calendar, periodProblem } from '../rules/period.ts';
import { convert } from '../rules/units.ts';
import { checkTogether } from './check-together.ts';
import { energyOf, energyUnit, fuelLinesOf, type StoredFuelLine } from './fuel-lines.ts';
import type {
  CheckedRecord,
  EvidenceFile,
  RecordProblem,
  RecordWrite,
  StoredRecord,
} from './record-write.ts';

export interface RecordContext {
  kpis: ReadonlyMap<number, KpiDefinition>;
  /** The records of these KPIs around the periods of the writes. */
  records: readonly StoredRecord[];
  /** The requested files that belong to the organisation. */
  files?: ReadonlyMap<number, EvidenceFile>;
  calendar: Calendar;
  /** Omitted if no write names a fuel. */
  fuels?: ReadonlyMap<string, FuelDefinition>;
  /** The ids of the KPIs that the organisation does not use. */
  switchedOff?: ReadonlySet<number>;
}

export interface Checked {
  records: CheckedRecord[];
  problems: RecordProblem[];
}

/** Checks all writes against all rules, and against each other as if all were stored. */
export function checkRecords(writes: readonly RecordWrite[], context: RecordContext): Checked {
  const problems: RecordProblem[] = [];
  const byId = new Map(context.records.map((record) => [record.id, record]));
  const byKpi = Map.groupBy(context.records, ({ kpi_id }) => kpi_id);
  const records = writes.flatMap((write, index) => {
    const found = checkWrite(write, index, context, byId);
    if ('problems' in found) problems.push(...found.problems);
    return 'record' in found ? [found.record] : [];
  });
  for (const [kpi, ofKpi] of Map.groupBy(records, ({ kpi }) => kpi)) {
    problems.push(...checkTogether(kpi, ofKpi, byKpi.get(kpi.id) ?? []));
  }
  return { records, problems: problems.sort((a, b) => a.index - b.index) };
}

type Found = { record: CheckedRecord } | { problems: RecordProblem[] };

function checkWrite(
  write: RecordWrite,
  index: number,
  { kpis, files, fuels = new Map(), calendar, switchedOff }: RecordContext,
  records: ReadonlyMap<number, StoredRecord>,
): Found {
  const problem = (field: string, key: FieldKey, error: ErrorKey = 'input.invalid', detail?: string) => ({
    index,
    field,
    key,
    error,
    ...(detail !== undefined && { detail }),
  });
  const kpi = kpis.get(write.kpiId);
  if (!kpi) return { problems: [problem('kpiId', 'unknown', 'not_found.kpi')] };
  if (isComputed(kpi)) return { problems: [problem('kpiId', 'derived', 'kpi.derived')] };
  const changes = write.id === undefined ? null : records.get(write.id);
  if (changes === undefined || (changes && changes.kpi_id !== kpi.id))
    return { problems: [problem('id', 'unknown', 'not_found.kpi_record')] };
  // Existing records of an unused KPI may be corrected, but no new ones are added.
  if (changes === null && switchedOff?.has(kpi.id))
    return { problems: [problem('kpiId', 'switchedOff', 'kpi.switched_off')] };
  if (changes && changes.version !== write.version)
    return { problems: [problem('version', 'outdated', 'conflict.version', String(changes.version))] };

  const problems: RecordProblem[] = [];
  const period = { start: write.periodStart, end: write.periodEnd };
  // A record that was entered before the business year changed keeps its period.
  const isKept = changes?.period_start === period.start && changes.period_end === period.end;
  const wrongPeriod = isKept ? undefined : periodProblem(period, kpi.frequency, calendar);
  if (wrongPeriod) {
    const field =
      wrongPeriod === 'notWholePeriods' || wrongPeriod === 'tooEarly' ? 'periodStart' : 'periodEnd';
    problems.push(problem(field, wrongPeriod));
  }
  const amounts = write.fuels ?? [];
  const made = fuelLinesOf(amounts, fuels);
  problems.push(...made.problems.map(({ field, key }) => problem(field, key)));
  if (amounts.length > 0 && kpi.fuels === null) problems.push(problem('fuels', 'not'));
  const typed = decimalOrNull(write.value ?? null);
  if (amounts.length > 0 && typed !== null) problems.push(problem('value', 'valueAndFuels'));
  const value = amounts.length > 0 ? made.energy : typed;
  const reason = write.reason ?? null;
  if (value === null && reason === null) problems.push(problem('value', 'required'));
  if (value !== null && reason !== null) problems.push(problem('reason', 'valueAndReason'));
  // Repeating an amount needs the amount itself; only a state or a rate can be reported as unchanged.
  if (reason === 'UNCHANGED' && kpi.aggregation === 'SUM') problems.push(problem('reason', 'unchangedSum'));
  const twice = write.evidence?.findIndex((id, place, all) => all.indexOf(id) < place) ?? -1;
  if (twice >= 0) problems.push(problem(`evidence/${twice}`, 'uniqueItems'));
  const unit = amounts.length > 0 ? energyUnit : (write.unit ?? kpi.unitCode);
  const canonical = convert(value ?? zero, unit, kpi.unitCode);
  if (!canonical) problems.push(problem('unit', 'enum'));
  else if (value && kpi.wholeNumber && !isCount(canonical) && !isAsStored(canonical, changes))
    problems.push(problem('value', 'wholeNumber'));
  if (problems.length > 0 || !canonical) return { problems };
  return {
    record: {
      index,
      kpi,
      kpi_id: kpi.id,
      period_start: write.periodStart,
      period_end: write.periodEnd,
      value: value?.toString() ?? null,
      unit_code: unit,
      canonical_value: value && canonical.toString(),
      fuels: amounts.length > 0 ? made.lines : keptFuels(write, { value, unit, changes }),
      reason,
      quality: write.quality,
      note: write.note?.trim() || null,
      mayBeOdd: write.confirmed && write.confirmedQuestions === undefined,
      confirmedQuestions: (write.confirmed && write.confirmedQuestions) || [],
      confirmed: false,
      evidence: write.evidence?.flatMap((id) => files?.get(id) ?? []) ?? (changes ? null : []),
      changes,
    },
  };
}

/** A value keeps its fuels as long as it stays the same; a value that is entered directly has none. */
function keptFuels(
  { fuels, keptFuels: kept }: RecordWrite,
  { value, unit, changes }: { value: Decimal | null; unit: string; changes: StoredRecord | null },
): readonly StoredFuelLine[] | null {
  const lines = kept ?? (fuels === undefined ? changes?.fuels : null) ?? null;
  return lines && unit === energyUnit && value?.equals(energyOf(lines)) ? lines : null;
}

/** Counts of people and accidents are whole numbers and not negative. */
const isCount = (value: Decimal) => value.isInteger() && !value.isNegative();

/** A value that was entered before its KPI counted whole things stays valid until somebody changes it. */
const isAsStored = (value: Decimal, changes: StoredRecord | null) =>
  decimalOrNull(changes?.canonical_value ?? null)?.equals(value) ?? false;
