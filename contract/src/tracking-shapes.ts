import { z } from 'zod';
import { Direction } from './kpi-shapes.ts';
import { Level } from './measures.ts';
import {
  Cents,
  Count,
  Id,
  Instant,
  IsoDate,
  notBlank,
  optionalText,
  Sector,
  Slug,
  text,
  Version,
} from './primitives.ts';

export const MeasureState = z.enum(['PLANNED', 'IN_PROGRESS', 'DONE', 'PAUSED', 'DROPPED']);
export type MeasureState = z.infer<typeof MeasureState>;

export const GoalStatus = z.enum(['ON_TRACK', 'AT_RISK', 'OFF_TRACK', 'NO_DATA', 'REACHED']);
export type GoalStatus = z.infer<typeof GoalStatus>;

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
  measureId: Id.nullable().meta({ description: 'Null for a measure of one’s own' }),
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

/** Undefined leaves, null clears. */
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

export const GoalKpi = z.object({
  kpiId: Id,
  slug: Slug,
  name: text(200),
  unit: z.object({ code: text(50), label: text(50) }),
  decimals: z.int(),
  direction: Direction,
  baseline: z.object({ period: text(20), value: decimal }).nullable(),
  target: z.object({ date: IsoDate, value: decimal }).nullable(),
  actual: z.object({ period: text(25), value: decimal }).nullable(),
  progress: z
    .number()
    .nullable()
    .meta({ description: 'Share of the way from baseline to target; not clamped' }),
});
export type GoalKpi = z.infer<typeof GoalKpi>;

const GoalKpiWrite = z.strictObject({
  kpiId: Id,
  baseline: z
    .strictObject({ period: text(20).regex(/^\d{4}(-\d{2}|-Q[1-4])?$/), value: decimal })
    .nullable()
    .optional(),
  target: z.strictObject({ date: IsoDate, value: decimal }).nullable().optional(),
});

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
  progress: z.number().nullable(),
  expectedProgress: z.number().nullable().meta({ description: 'Share of the time that has passed' }),
  status: GoalStatus,
  note: text(5000).nullable(),
  version: Version,
});
export type TrackableGoal = z.infer<typeof TrackableGoal>;

export const TrackableGoalWrite = z.strictObject({
  dueOn: IsoDate.nullable().optional(),
  note: optionalText(5000),
  kpis: z.array(GoalKpiWrite).max(50).optional(),
  version: Version,
});
export type TrackableGoalWrite = z.infer<typeof TrackableGoalWrite>;

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
