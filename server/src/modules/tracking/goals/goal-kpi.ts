import type { Direction, Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { GoalKpi, NoJudgement } from '@metra/contract/shapes/tracking-shapes';
import { type Months, periodOf } from '../../kpis/kpis.module.ts';
import type { ValueOver } from '../progress/judged-value.ts';
import { judgeKpi } from '../progress/judgement.ts';
import { type Entry, enterLink, mendLink } from './entry-links.ts';

/** A KPI of a goal as the database returns it. */
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
  /** True for the leading KPI. */
  leads: boolean;
  /** The last change of the baseline if it gave the same period another value. */
  recalculation: { at: string; value_before: number } | null;
}

/** The rating of a KPI, which is stored when a goal ends. */
export type JudgedPart = Pick<
  GoalKpi,
  'kpiId' | 'actual' | 'progress' | 'expectedProgress' | 'status' | 'noJudgement'
>;

/** The stored settings of a KPI, which do not depend on the day. */
type WrittenPart = Omit<GoalKpi, keyof Omit<JudgedPart, 'kpiId'> | 'mend' | 'enter' | 'switchedOff'>;

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

/** The rating is for today or for the day on which the goal ended. */
export type JudgingContext = Entry;

/** A KPI of a goal with its rating on a day. */
export function goalKpi(row: GoalKpiRow, context: JudgingContext): GoalKpi {
  const { currentValues, today } = context;
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
  const switchedOff = currentValues.switchedOff(row.kpi_id);
  return {
    ...written,
    ...(switchedOff ? unjudged(written) : judgement),
    switchedOff,
    actual: actual && {
      period: periodOf(actual.months).code,
      value: actual.value,
      months: { covered: actual.covered, of: actual.months.last - actual.months.first + 1 },
      ...(estimatedShare && { estimatedShare }),
    },
    mend: switchedOff
      ? pageOf(row)
      : judgement.noJudgement === null || !lacksValues(judgement.noJudgement)
        ? null
        : mendLink(row, judgement.noJudgement, wanted, context),
    enter: switchedOff ? null : enterLink(row, context),
  };
}

/** True if the judgement waits for values. A baseline is set elsewhere, and a running period only needs time. */
const lacksValues = (because: NoJudgement): boolean => because !== 'NO_BASELINE' && because !== 'RUNNING';

/** A KPI that is switched off says nothing about the goal, whatever values it has. */
const unjudged = ({ target }: Pick<GoalKpi, 'target'>) =>
  ({
    progress: null,
    expectedProgress: null,
    status: target ? 'NO_DATA' : 'NO_TARGET',
    noJudgement: 'SWITCHED_OFF',
  }) as const;

const pageOf = ({ sector, kpi_id }: GoalKpiRow) => `/app/company-data/${sector}/${kpi_id}`;
