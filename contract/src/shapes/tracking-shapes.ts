import { z } from 'zod';
import {
  Cents,
  Count,
  Id,
  Instant,
  IsoDate,
  Level,
  notBlank,
  optionalText,
  Sector,
  Slug,
  text,
  Version,
} from '../core/primitives.ts';
import { Direction, Frequency, KpiValue, PeriodCode, SwitchedOff } from './kpi-shapes.ts';

export const MeasureState = z.enum(['PLANNED', 'IN_PROGRESS', 'DONE', 'PAUSED', 'DROPPED']);
export type MeasureState = z.infer<typeof MeasureState>;

/**
 * Without a target of the leading KPI, a goal is not judged. Without a current and complete value of it,
 * there is no judgement either. Otherwise all KPIs with a target count: all must be reached, and a missed
 * date makes the goal missed.
 */
export const GoalStatus = z.enum([
  'NO_TARGET',
  'NO_DATA',
  'ON_TRACK',
  'AT_RISK',
  'OFF_TRACK',
  'REACHED',
  'MISSED',
]);
export type GoalStatus = z.infer<typeof GoalStatus>;

/** Why a KPI with a target cannot be judged. RUNNING: its first known period is not over. */
export const NoJudgement = z.enum([
  'NO_BASELINE',
  'NO_VALUES',
  'RUNNING',
  'INCOMPLETE',
  'OUTDATED',
  'SWITCHED_OFF',
]);
export type NoJudgement = z.infer<typeof NoJudgement>;

export const Rating = z.object({
  score: z.int().min(1).max(5),
  comment: text(2000).nullable(),
  ratedAt: Instant,
});
export type Rating = z.infer<typeof Rating>;

export const RatingWrite = z.strictObject({ score: z.int().min(1).max(5), comment: optionalText(2000) });
export type RatingWrite = z.infer<typeof RatingWrite>;

export const Evidence = z.object({
  id: Id,
  name: text(255),
  mimeType: text(255),
  size: Count,
  url: text(500),
});

const person = z.object({ id: Id, name: text(201) });

export const TrackableMeasure = z.object({
  id: Id,
  measureId: Id.nullable().meta({ description: 'Null where it was named in this goal alone' }),
  own: z.boolean().meta({ description: 'An own measure, which is not in the catalogue' }),
  slug: Slug.nullable(),
  name: text(200),
  description: text(2000),
  image: text(400),
  sector: Sector,
  goal: z.object({ id: Id, name: text(200), active: z.boolean() }),
  landingPageId: Id.nullable(),
  state: MeasureState,
  responsible: person.nullable(),
  responsibleName: text(200).nullable().meta({ description: 'Someone without an account' }),
  startsOn: IsoDate.nullable(),
  dueOn: IsoDate.nullable(),
  overdue: z.boolean(),
  note: text(5000).nullable(),
  effort: Level.nullable(),
  impact: Level.nullable(),
  costPlanned: Cents.nullable(),
  costActual: Cents.nullable(),
  savingPerYear: Cents.nullable(),
  firstSteps: z.array(text(300)).max(10),
  evidence: z.array(Evidence).max(50),
  matchingOffers: Count,
  rating: Rating.nullable(),
  updatedAt: Instant,
  version: Version,
});
export type TrackableMeasure = z.infer<typeof TrackableMeasure>;

const money = z.int().min(0).max(100_000_000_000).nullable().optional();

/** Undefined keeps a field, and null clears it. */
export const TrackableMeasureWrite = z.strictObject({
  name: notBlank(200).optional().meta({ description: 'Of a measure of one’s own' }),
  description: optionalText(2000).meta({ description: 'Of a measure of one’s own' }),
  state: MeasureState.optional(),
  responsibleId: Id.nullable().optional(),
  responsibleName: optionalText(200),
  startsOn: IsoDate.nullable().optional(),
  dueOn: IsoDate.nullable().optional(),
  note: optionalText(5000),
  costPlanned: money,
  costActual: money,
  savingPerYear: money,
  evidence: z.array(Id).max(50).optional().meta({ description: 'Ids of uploaded resources' }),
  version: Version,
});
export type TrackableMeasureWrite = z.infer<typeof TrackableMeasureWrite>;

/** A measure that is not in the catalogue. */
export const OwnMeasureWrite = z.strictObject({ name: notBlank(200), description: optionalText(2000) });
export type OwnMeasureWrite = z.infer<typeof OwnMeasureWrite>;

const decimal = z.number().min(-1e15).max(1e15);

/** The baseline of a KPI. `changed` states that its value was recalculated later. */
const Baseline = z.object({
  period: text(25),
  value: decimal,
  changed: z.object({ at: Instant, valueBefore: decimal }).nullable(),
});

/** A value over a period, and the number of its known months. */
const Actual = z.object({
  period: text(25),
  value: decimal,
  months: z.object({ covered: Count, of: Count }),
  estimatedShare: z.number().min(0).max(1).optional().meta({
    description:
      'The share of estimated months among the months with a value; absent if nothing was estimated',
  }),
});

export const GoalKpi = z.object({
  kpiId: Id,
  slug: Slug,
  name: text(200),
  unit: z.object({ code: text(50), label: text(50) }),
  decimals: z.int(),
  direction: Direction,
  frequency: Frequency,
  baseline: Baseline.nullable(),
  target: z.object({ date: IsoDate, value: decimal }).nullable(),
  actual: Actual.nullable().meta({
    description:
      'The value that is judged; where none can be, the newest there is, and `noJudgement` says why',
  }),
  progress: z.number().nullable().meta({
    description: 'Share of the way from baseline to target; not clamped; only of what can be judged',
  }),
  expectedProgress: z
    .number()
    .nullable()
    .meta({ description: 'Share of the time from baseline to target that has passed' }),
  status: GoalStatus,
  noJudgement: NoJudgement.nullable(),
  switchedOff: SwitchedOff.nullable().meta({
    description: 'Not null: the KPI is switched off and does not count for the status',
  }),
  mend: text(300).nullable().meta({ description: 'The address at which the missing values are entered' }),
  enter: text(300).nullable().meta({
    description:
      'Where its newest open value is entered, or one it is computed from; null where there is none',
  }),
});
export type GoalKpi = z.infer<typeof GoalKpi>;

const GoalKpiWrite = z.strictObject({
  kpiId: Id,
  baseline: z.strictObject({ period: PeriodCode, value: KpiValue }).nullable().optional(),
  target: z.strictObject({ date: IsoDate, value: KpiValue }).nullable().optional(),
  confirmed: z
    .boolean()
    .default(false)
    .meta({ description: 'True: a target against the direction is confirmed' }),
  reason: optionalText(500).meta({ description: 'The reason for a change of the baseline or target' }),
});
export type GoalKpiWrite = z.infer<typeof GoalKpiWrite>;

/**
 * A usual target of the catalogue. PERCENT: a change from the baseline, which must not be zero. ABSOLUTE:
 * units or points added to the baseline. TO_VALUE: independent of the baseline.
 */
export const TargetProposal = z.object({
  kpiId: Id,
  kind: z.enum(['PERCENT', 'ABSOLUTE', 'TO_VALUE']),
  amount: decimal,
  years: z.int().min(1).max(20),
  dueOn: IsoDate.meta({ description: 'The end of a business year, about so many years from now' }),
  rationale: text(600).nullable(),
  source: z.object({ name: text(300), url: text(500).nullable() }).nullable(),
});
export type TargetProposal = z.infer<typeof TargetProposal>;

/** Months that can be a baseline, with their records. They must be complete. */
export const BaselineChoice = z.object({
  period: text(25),
  value: decimal.nullable(),
  months: z.object({ covered: Count, of: Count }),
  whole: z.boolean(),
  estimated: z.number().meta({ description: 'Share of its months that was estimated' }),
  isYear: z.boolean().meta({ description: 'A business year; otherwise the newest twelve months' }),
});
export type BaselineChoice = z.infer<typeof BaselineChoice>;

/**
 * TODAY: the current state. LAST_DAY: the state on the day the goal ended. LAST_DAY_LATER: the goal ended
 * before such states were stored, so it was judged later for that day.
 */
const JudgedOn = z.enum(['TODAY', 'LAST_DAY', 'LAST_DAY_LATER']);

export const TrackableGoal = z.object({
  id: Id,
  goalId: Id,
  strategyId: Id,
  slug: Slug,
  name: text(200),
  summary: text(500),
  description: text(4000),
  image: text(400),
  sector: Sector,
  landingPage: z.object({ id: Id, slug: Slug, title: text(200) }).nullable(),
  active: z.boolean(),
  inactiveSince: IsoDate.nullable(),
  startedAt: Instant,
  dueOn: IsoDate.nullable(),
  measures: z.array(TrackableMeasure).max(100),
  kpis: z.array(GoalKpi).max(50),
  leadingKpiId: Id.nullable().meta({
    description: 'The leading KPI; it is chosen when the goal is taken up, and only people change it',
  }),
  proposals: z.array(TargetProposal).max(5).meta({
    description:
      'Usual targets for KPIs of the goal: of the usual leading one first, then what to take instead',
  }),
  progress: z
    .number()
    .nullable()
    .meta({ description: 'Mean of the KPIs that can be judged; each counts as reached at most' }),
  expectedProgress: z
    .number()
    .nullable()
    .meta({ description: 'Where these KPIs should be by their own dates' }),
  status: GoalStatus,
  judgedOn: JudgedOn,
  note: text(5000).nullable(),
  version: Version,
});
export type TrackableGoal = z.infer<typeof TrackableGoal>;

export const TrackableGoalWrite = z.strictObject({
  dueOn: IsoDate.nullable().optional(),
  note: optionalText(5000),
  kpis: z.array(GoalKpiWrite).max(50).optional(),
  leadingKpi: z
    .strictObject({
      kpiId: Id,
      reason: optionalText(500).meta({ description: 'The reason for a change of the leading KPI' }),
    })
    .optional(),
  version: Version,
});
export type TrackableGoalWrite = z.infer<typeof TrackableGoalWrite>;

/** A date or a period with its value: a baseline by its period, a target by its date. */
const ChangedValue = z.object({ when: text(25), value: decimal });

const ChangedFactor = z.object({
  value: z.number(),
  unit: text(60),
  firstYear: z.int(),
  lastYear: z.int().nullable(),
  source: text(500),
});

const ChangedKpi = GoalKpi.pick({ slug: true, name: true, unit: true, decimals: true }).extend({ id: Id });

/** A change of what values are judged by or computed with: who, when, before, after and why. */
export const GoalChange = z.object({
  id: text(60),
  at: Instant,
  by: text(201).nullable(),
  kind: z.enum(['BASELINE', 'TARGET', 'LEADING_KPI', 'OWN_FACTOR', 'FORMULA']),
  kpi: ChangedKpi.nullable().meta({ description: 'Null for a factor; the one that leads from then on' }),
  leadBefore: text(200).nullable().meta({ description: 'The name of the KPI that led before' }),
  before: ChangedValue.nullable().meta({ description: 'The previous baseline or target' }),
  after: ChangedValue.nullable(),
  factor: z
    .object({ name: text(300), before: ChangedFactor.nullable(), after: ChangedFactor.nullable() })
    .nullable()
    .meta({ description: 'An own factor that values of the goal are computed with' }),
  formula: z
    .object({ before: text(4000).nullable(), after: text(4000).nullable() })
    .nullable()
    .meta({ description: 'The formula of an own KPI, with the names of its inputs' }),
  reason: text(500).nullable(),
});
export type GoalChange = z.infer<typeof GoalChange>;

/** A baseline whose period now has another value, and the changes since. */
export const Recalculation = z.object({
  kpi: ChangedKpi,
  period: text(25),
  value: decimal.meta({ description: 'As it is set' }),
  valueNow: decimal,
  causes: z
    .array(
      z.object({
        kind: z.enum(['OWN_FACTOR', 'FORMULA', 'RECORD', 'FACTOR']),
        name: text(300),
        at: Instant,
        by: text(201).nullable(),
        reason: text(500).nullable(),
      }),
    )
    .max(5)
    .meta({ description: 'The changes, newest first, each one once' }),
});
export type Recalculation = z.infer<typeof Recalculation>;

export const Activity = z.object({
  id: Id,
  at: Instant,
  type: text(60),
  by: text(201).nullable(),
  goal: z.object({ id: Id, name: text(200) }).nullable(),
  measure: z.object({ id: Id, name: text(200) }).nullable(),
  data: z.record(text(60), text(300)),
});
export type Activity = z.infer<typeof Activity>;
