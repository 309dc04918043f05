import type { Direction, Frequency } from '@metra/contract/kpi-shapes';
import type { GoalKpi, NoJudgement } from '@metra/contract/tracking-shapes';
import { type CurrentKpiValues, type Months, monthOf, periodOf, unitAround } from '../../kpis/kpis.module.ts';
import type { ValueOver } from '../progress/judged-value.ts';
import { judgeKpi } from '../progress/judgement.ts';

/** A KPI of a goal, as it comes from the database. */
export interface GoalKpiRow {
  kpi_id: number;
  slug: string;
  name: string;
  sector: string;
  unit_code: string;
  unit_label: string;
  decimals: number;
  direction: Direction;
  band_min: number | null;
  band_max: number | null;
  frequency: Frequency;
  is_computed: boolean;
  baseline_period: string | null;
  baseline_value: number | null;
  target_on: string | null;
  target_value: number | null;
  /** The last change of the baseline, if it gave the same period another value. */
  recalculation: { at: string; value_before: number } | null;
}

/** What is judged of a KPI: kept as it was when a goal ends. */
export type JudgedPart = Pick<
  GoalKpi,
  'kpiId' | 'actual' | 'progress' | 'expectedProgress' | 'status' | 'noJudgement'
>;

/** What is written of a KPI, whatever the day. */
type WrittenPart = Omit<GoalKpi, keyof Omit<JudgedPart, 'kpiId'> | 'mend'>;

export const writtenPart = (row: GoalKpiRow): WrittenPart => ({
  kpiId: row.kpi_id,
  slug: row.slug,
  name: row.name,
  unit: { code: row.unit_code, label: row.unit_label },
  decimals: row.decimals,
  direction: row.direction,
  frequency: row.frequency,
  baseline: baselineOf(row),
  target:
    row.target_on === null || row.target_value === null
      ? null
      : { date: row.target_on, value: row.target_value },
});

function baselineOf({ baseline_period, baseline_value, recalculation }: GoalKpiRow): GoalKpi['baseline'] {
  if (baseline_period === null || baseline_value === null) return null;
  return {
    period: baseline_period,
    value: baseline_value,
    changed: recalculation && {
      at: new Date(recalculation.at).toISOString(),
      valueBefore: recalculation.value_before,
    },
  };
}

export interface JudgingContext {
  currentValues: CurrentKpiValues;
  /** The day judged for: today, or the day the goal ended. */
  today: Temporal.PlainDate;
}

/** A KPI of a goal as it stands on a day. */
export function goalKpi(row: GoalKpiRow, { currentValues, today }: JudgingContext): GoalKpi {
  const written = writtenPart(row);
  const valueIn = (months: Months) => currentValues.valueFor(row.kpi_id, periodOf(months));
  function valueOver(months: Months): ValueOver {
    const known = valueIn(months);
    if (!known) return { value: null, isWhole: false, covered: 0 };
    const { state, covered } = known.completeness;
    return { value: known.value, isWhole: state === 'WHOLE', covered };
  }
  const band =
    row.band_min === null || row.band_max === null ? null : { min: row.band_min, max: row.band_max };
  const frequency = currentValues.spanOf(row.kpi_id) ?? row.frequency;
  const { firstMonth } = currentValues;
  const { actual, wanted, ...judgement } = judgeKpi(
    {
      ...written,
      frequency,
      firstMonth,
      band,
      valueOver,
      yearIn: (months) => currentValues.yearIn(row.kpi_id, months),
    },
    today,
  );
  const estimatedShare = actual && valueIn(actual.months)?.completeness.shares?.estimated;
  return {
    ...written,
    ...judgement,
    actual: actual && {
      period: periodOf(actual.months).code,
      value: actual.value,
      months: { covered: actual.covered, of: actual.months.last - actual.months.first + 1 },
      ...(estimatedShare && { estimatedShare }),
    },
    mend:
      judgement.noJudgement === null || judgement.noJudgement === 'NO_BASELINE'
        ? null
        : mendOf(row, judgement.noJudgement, wanted, { valueIn, today, firstMonth }),
  };
}

interface Mending {
  valueIn: (months: Months) => ReturnType<CurrentKpiValues['valueFor']>;
  today: Temporal.PlainDate;
  firstMonth: number;
}

/** Where somebody can enter what is missing: the first open period, or what a computed KPI rests on. */
function mendOf(
  row: GoalKpiRow,
  because: NoJudgement,
  months: Months | null,
  { valueIn, today, firstMonth }: Mending,
): string {
  const unit = (month: number) => unitAround(month, row.frequency, firstMonth);
  const newest = unit(unit(monthOf(today.toString())).first - 1);
  const completeness = valueIn(months ?? newest)?.completeness;
  if (row.is_computed) {
    const source = completeness?.sources.find(({ state }) => state === 'GAPS' || state === 'MISSING');
    return source
      ? `/app/company-data/${source.sector}/${source.kpiId}`
      : `/app/company-data/${row.sector}/${row.kpi_id}`;
  }
  const [gap] = completeness?.missing ?? [];
  const open =
    because === 'INCOMPLETE' && gap ? unit(monthOf(gap.start)) : months ? unit(months.last + 1) : newest;
  return `/app/tracking/records?frequency=${row.frequency}&period=${periodOf(open).code}`;
}
