import type { Language } from '@metra/contract/primitives';
import type { GoalKpi, MeasureState, TrackableGoal } from '@metra/contract/tracking-shapes';
import { textsIn } from '../../../platform/translations.ts';
import { goalPictureAddress } from '../../catalogue/catalogue.module.ts';
import type { CurrentKpiValues } from '../../kpis/kpis.module.ts';
import { measureView, type Reading } from '../measures/measure.views.ts';
import { goalProgress } from '../progress/goal-progress.ts';
import { expectedProgress, goalStatus } from '../progress/goal-status.ts';
import { kpiProgress } from '../progress/kpi-progress.ts';
import type { GoalKpiRow, GoalRow } from './goal-rows.ts';

export interface GoalReading extends Reading {
  currentValues: CurrentKpiValues;
  timeZone: string;
}

interface GoalTexts {
  name: string;
  summary: string;
  description: string;
}

export function goalView(row: GoalRow, reading: GoalReading): TrackableGoal {
  const kpis = row.kpis.map((kpi) => kpiView(kpi, reading.currentValues));
  return {
    id: row.id,
    goalId: row.goal_id,
    strategyId: row.strategy_id,
    slug: row.slug,
    ...goalTexts(row, reading.language),
    image: goalPictureAddress(row.slug, row.sector),
    sector: row.sector,
    landingPage: null,
    active: row.active,
    inactiveSince: row.inactive_since,
    startedAt: new Date(row.started_at).toISOString(),
    dueOn: row.due_on,
    measures: row.measures.map((measure) => measureView(measure, reading)),
    kpis,
    ...standing(row, kpis, reading),
    note: row.note,
    version: row.version,
  };
}

function goalTexts({ translations }: GoalRow, language: Language): GoalTexts {
  const { name, summary, description } = textsIn<GoalTexts>(translations, language);
  return { name, summary, description };
}

export function kpiView(row: GoalKpiRow, currentValues: CurrentKpiValues): GoalKpi {
  const actual = currentValues.actual(row);
  const { baseline_period, baseline_value, target_on, target_value } = row;
  return {
    kpiId: row.kpi_id,
    slug: row.slug,
    name: row.name,
    unit: { code: row.unit_code, label: row.unit_label },
    decimals: row.decimals,
    direction: row.direction,
    baseline:
      baseline_period === null || baseline_value === null
        ? null
        : { period: baseline_period, value: baseline_value },
    target: target_on === null || target_value === null ? null : { date: target_on, value: target_value },
    actual,
    progress: kpiProgress({
      direction: row.direction,
      baseline: baseline_value,
      target: target_value,
      actual: actual?.value ?? null,
    }),
  };
}

interface Course {
  active: boolean;
  inactive_since: string | null;
  started_at: string | Date;
  due_on: string | null;
  measures: readonly { state: MeasureState }[];
}

/** How far a goal has come, how far it should be, and what that means. An archived goal stands where it was left. */
export function standing(
  goal: Course,
  kpis: readonly GoalKpi[],
  { today, timeZone }: Pick<GoalReading, 'today' | 'timeZone'>,
): Pick<TrackableGoal, 'progress' | 'expectedProgress' | 'status'> {
  const progress = goalProgress(
    kpis.map((kpi) => kpi.progress),
    goal.measures.map(({ state }) => state),
  );
  const lastTarget = kpis
    .flatMap(({ target }) => target?.date ?? [])
    .sort()
    .at(-1);
  const end = goal.due_on ?? lastTarget;
  const expected = expectedProgress(
    Temporal.Instant.from(new Date(goal.started_at).toISOString()).toZonedDateTimeISO(timeZone).toPlainDate(),
    end === undefined ? null : Temporal.PlainDate.from(end),
    goal.inactive_since === null ? today : Temporal.PlainDate.from(goal.inactive_since),
  );
  return { progress, expectedProgress: expected, status: goalStatus(progress, expected) };
}
