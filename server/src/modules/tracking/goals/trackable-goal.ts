import type { Direction } from '@metra/contract/kpi-shapes';
import type { Language, Sector } from '@metra/contract/primitives';
import type { GoalKpi, MeasureState, TrackableGoal } from '@metra/contract/tracking-shapes';
import { textsIn } from '../../../platform/translations.ts';
import { goalPictureAddress } from '../../catalogue/catalogue.module.ts';
import type { CurrentKpiValues } from '../../kpis/kpis.module.ts';
import { type MeasureContext, type MeasureRow, trackableMeasure } from '../measures/trackable-measure.ts';
import { goalProgress } from '../progress/goal-progress.ts';
import { expectedProgress, goalStatus } from '../progress/goal-status.ts';
import { kpiProgress } from '../progress/kpi-progress.ts';

export interface GoalKpiRow {
  kpi_id: number;
  slug: string;
  name: string;
  unit_code: string;
  unit_label: string;
  decimals: number;
  direction: Direction;
  baseline_period: string | null;
  baseline_value: number | null;
  target_on: string | null;
  target_value: number | null;
}

/** As it comes from the database, directly or as JSON: instants are then texts. */
export interface GoalRow {
  id: number;
  goal_id: number;
  strategy_id: number;
  slug: string;
  translations: unknown;
  sector: Sector;
  active: boolean;
  inactive_since: string | null;
  started_at: string | Date;
  due_on: string | null;
  note: string | null;
  version: number;
  kpis: GoalKpiRow[];
  measures: MeasureRow[];
}

interface GoalContext extends MeasureContext {
  currentValues: CurrentKpiValues;
  timeZone: string;
}

interface GoalTexts {
  name: string;
  summary: string;
  description: string;
}

/** A goal as members see it. */
export function trackableGoal(row: GoalRow, context: GoalContext): TrackableGoal {
  const kpis = row.kpis.map((kpi) => goalKpi(kpi, context.currentValues));
  return {
    id: row.id,
    goalId: row.goal_id,
    strategyId: row.strategy_id,
    slug: row.slug,
    ...goalTexts(row, context.language),
    image: goalPictureAddress(row.slug, row.sector),
    sector: row.sector,
    landingPage: null,
    active: row.active,
    inactiveSince: row.inactive_since,
    startedAt: new Date(row.started_at).toISOString(),
    dueOn: row.due_on,
    measures: row.measures.map((measure) => trackableMeasure(measure, context)),
    kpis,
    ...progressAndStatus(row, kpis, context),
    note: row.note,
    version: row.version,
  };
}

function goalTexts({ translations }: GoalRow, language: Language): GoalTexts {
  const { name, summary, description } = textsIn<GoalTexts>(translations, language);
  return { name, summary, description };
}

export function goalKpi(row: GoalKpiRow, currentValues: CurrentKpiValues): GoalKpi {
  const { whole } = currentValues.actual(row);
  const actual = whole && { period: whole.period.code, value: whole.value };
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

interface GoalDates {
  active: boolean;
  inactive_since: string | null;
  started_at: string | Date;
  due_on: string | null;
  measures: readonly { state: MeasureState }[];
}

/** How far a goal has come, how far it should be, and what that means. For an archived goal time stopped when it ended. */
export function progressAndStatus(
  goal: GoalDates,
  kpis: readonly GoalKpi[],
  { today, timeZone }: Pick<GoalContext, 'today' | 'timeZone'>,
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
