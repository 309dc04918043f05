import type { ErrorKey } from '@metra/contract/errors';
import type { FieldKey } from '@metra/contract/field-keys';
import type { KpiDefinition } from '../definitions/definition.ts';
import { Decimal } from '../rules/decimal.ts';
import { lengthOf, type Months, monthsOf, periodProblem, wholeMonths } from '../rules/period.ts';
import { odditiesOf } from '../rules/plausibility.ts';
import { convert } from '../rules/units.ts';
import type { CheckedRecord, RecordProblem, RecordWrite, StoredRecord } from './record-write.ts';

export interface RecordContext {
  kpis: ReadonlyMap<number, KpiDefinition>;
  /** Records of these KPIs around the entered periods. */
  records: readonly StoredRecord[];
  today: string;
}

export interface Checked {
  entries: CheckedRecord[];
  problems: RecordProblem[];
}

/** All entries against all rules, and against each other as they would stand together. */
export function checkRecords(entries: readonly RecordWrite[], context: RecordContext): Checked {
  const problems: RecordProblem[] = [];
  const byId = new Map(context.records.map((record) => [record.id, record]));
  const byKpi = Map.groupBy(context.records, ({ kpiId }) => kpiId);
  const checked = entries.flatMap((entry, index) => {
    const found = checkEntry(entry, index, context, byId);
    if ('problems' in found) problems.push(...found.problems);
    return 'entry' in found ? [found.entry] : [];
  });
  for (const [kpi, ofKpi] of Map.groupBy(checked, ({ kpi }) => kpi)) {
    problems.push(...checkTogether(kpi, ofKpi, byKpi.get(kpi.id) ?? []));
  }
  return { entries: checked, problems: problems.sort((a, b) => a.index - b.index) };
}

type Found = { entry: CheckedRecord } | { problems: RecordProblem[] };

function checkEntry(
  entry: RecordWrite,
  index: number,
  { kpis, today }: RecordContext,
  records: ReadonlyMap<number, StoredRecord>,
): Found {
  const problem = (field: string, key: FieldKey, error: ErrorKey = 'input.invalid', detail?: string) => ({
    index,
    field,
    key,
    error,
    ...(detail !== undefined && { detail }),
  });
  const kpi = kpis.get(entry.kpiId);
  if (!kpi) return { problems: [problem('kpiId', 'unknown', 'not_found.kpi')] };
  if (kpi.formula) return { problems: [problem('kpiId', 'derived', 'kpi.derived')] };
  const changes = entry.id === undefined ? null : records.get(entry.id);
  if (changes === undefined || (changes && changes.kpiId !== kpi.id))
    return { problems: [problem('id', 'unknown', 'not_found.kpi_record')] };
  if (changes && changes.version !== entry.version)
    return { problems: [problem('version', 'outdated', 'conflict.version', String(changes.version))] };

  const problems: RecordProblem[] = [];
  const wrongPeriod = periodProblem({ start: entry.periodStart, end: entry.periodEnd }, kpi.frequency, today);
  if (wrongPeriod) {
    const field =
      wrongPeriod === 'notWholePeriods' || wrongPeriod === 'tooEarly' ? 'periodStart' : 'periodEnd';
    problems.push(problem(field, wrongPeriod));
  }
  if (entry.value === null && entry.reason === null) problems.push(problem('value', 'required'));
  if (entry.value !== null && entry.reason !== null) problems.push(problem('reason', 'valueAndReason'));
  const twice = entry.evidence?.findIndex((id, place, all) => all.indexOf(id) < place) ?? -1;
  if (twice >= 0) problems.push(problem(`evidence/${twice}`, 'uniqueItems'));
  const unitCode = entry.unit ?? kpi.unitCode;
  const canonical = convert(entry.value ?? new Decimal(0), unitCode, kpi.unitCode);
  if (!canonical) problems.push(problem('unit', 'enum'));
  const months = wholeMonths(entry.periodStart, entry.periodEnd);
  if (problems.length > 0 || !canonical || !months) return { problems };
  return {
    entry: {
      index,
      kpi,
      months,
      start: entry.periodStart,
      end: entry.periodEnd,
      value: entry.value,
      unitCode,
      canonical: entry.value && canonical,
      reason: entry.reason,
      quality: entry.quality,
      note: entry.note,
      mayBeOdd: entry.confirmed,
      confirmed: false,
      evidence: entry.evidence ?? (changes ? null : []),
      changes,
    },
  };
}

/** One record as it would stand: there already, or entered now. */
interface Standing extends Months {
  canonical: Decimal | null;
  recordId: number | null;
  entry: CheckedRecord | null;
}

function checkTogether(
  kpi: KpiDefinition,
  entries: readonly CheckedRecord[],
  records: readonly StoredRecord[],
): RecordProblem[] {
  const changed = new Set(entries.map(({ changes }) => changes?.id));
  const standing: Standing[] = [
    ...records
      .filter(({ id }) => !changed.has(id))
      .map(({ first, last, canonical, id }) => ({ first, last, canonical, recordId: id, entry: null })),
    ...entries.map((entry) => ({ ...entry.months, canonical: entry.canonical, recordId: null, entry })),
  ].sort((a, b) => a.first - b.first || Number(a.entry !== null) - Number(b.entry !== null));

  const problems: RecordProblem[] = [];
  let reaching: Standing | undefined;
  let previous: Standing | undefined;
  for (const each of standing) {
    if (reaching && reaching.last >= each.first) problems.push(...overlap(reaching, each));
    else problems.push(...odd(kpi, each, previous));
    if (!reaching || each.last > reaching.last) reaching = each;
    if (each.canonical) previous = each;
  }
  return problems;
}

/** The entered one of two is named, with what it meets. */
function overlap(one: Standing, other: Standing): RecordProblem[] {
  const [entered, met] = other.entry ? [other.entry, one] : [one.entry, other];
  if (!entered) return [];
  const isSame = one.first === other.first && one.last === other.last;
  const about = { index: entered.index, field: 'periodStart' };
  if (met.recordId === null)
    return [
      {
        ...about,
        key: isSame ? 'twice' : 'overlapsRow',
        detail: String(met.entry?.index ?? 0),
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

function odd(
  kpi: KpiDefinition,
  { entry, canonical }: Standing,
  previous: Standing | undefined,
): RecordProblem[] {
  if (!entry || !canonical) return [];
  // The same value for the same months was accepted before.
  const { changes } = entry;
  if (changes?.canonical?.equals(canonical) && changes.first === entry.months.first) {
    entry.confirmed = changes.confirmed;
    return [];
  }
  const unit = monthsOf[kpi.frequency];
  const oddities = odditiesOf(canonical, kpi.plausible, {
    units: lengthOf(entry.months) / unit,
    adds: kpi.aggregation === 'SUM',
    previous: previous?.canonical ? { value: previous.canonical, units: lengthOf(previous) / unit } : null,
  });
  entry.confirmed = oddities.length > 0 && entry.mayBeOdd;
  if (entry.mayBeOdd) return [];
  return oddities.map(({ key, against }) => ({
    index: entry.index,
    field: 'value',
    key,
    detail: against.toString(),
    error: 'kpi_record.implausible',
  }));
}
