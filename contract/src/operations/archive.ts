import { z } from 'zod';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  IsoDate,
  pageOf,
  pageQuery,
  Sector,
  Slug,
  sortBy,
  text,
} from '../core/primitives.ts';
import { ReportYear } from '../shapes/standard-shapes.ts';
import { FrozenReportItem } from './frozen-reports.ts';

/** The result of a goal on its last day. UNJUDGED: it had no target or no usable values. */
const GoalEnding = z.enum(['REACHED', 'NOT_REACHED', 'UNJUDGED']);
export type GoalEnding = z.infer<typeof GoalEnding>;

const decimal = z.number().min(-1e15).max(1e15);

const ArchivedGoal = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  image: text(400),
  sector: Sector,
  ending: GoalEnding,
  note: text(5000).nullable().meta({ description: 'The note that people wrote about the goal' }),
  startedOn: IsoDate,
  endedOn: IsoDate,
  year: ReportYear.meta({ description: 'The business year in which the goal ended' }),
  yearLabel: text(10),
  measures: z.object({ total: Count, done: Count }),
  kpi: z
    .object({
      name: text(200),
      unit: z.object({ code: text(50), label: text(50) }),
      decimals: z.int(),
      start: decimal.nullable(),
      target: decimal.nullable(),
      result: decimal.nullable(),
      progress: z
        .number()
        .nullable()
        .meta({ description: 'Share of the way from start to target; not clamped' }),
    })
    .nullable()
    .meta({ description: 'The leading KPI of the goal' }),
  strategy: z.object({ id: Id, name: text(200) }),
});
export type ArchivedGoal = z.infer<typeof ArchivedGoal>;

const ArchivedStrategy = z.object({
  id: Id,
  name: text(200),
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  goals: z.object({ total: Count, reached: Count, notReached: Count }),
});
export type ArchivedStrategy = z.infer<typeof ArchivedStrategy>;

/** The head of the archive. */
const ArchiveSummary = z.object({
  reports: Count.meta({ description: 'Complete frozen reports, including replaced ones' }),
  goals: z.object({ total: Count, reached: Count, notReached: Count, unjudged: Count }),
  strategies: Count,
});
export type ArchiveSummary = z.infer<typeof ArchiveSummary>;

export const archive = {
  summary: operation({
    method: 'GET',
    path: '/my/archive',
    access: 'member',
    summary: 'The numbers of entries in the archive',
    response: ArchiveSummary,
  }),
  reports: operation({
    method: 'GET',
    path: '/my/archive/reports',
    access: 'member',
    summary: 'Frozen reports, newest first',
    query: z.object({ ...pageQuery, ...sortBy('frozenAt', 'number'), year: ReportYear.optional() }),
    response: pageOf(FrozenReportItem),
  }),
  goals: operation({
    method: 'GET',
    path: '/my/archive/goals',
    access: 'member',
    summary: 'Archived goals with how they ended, the latest first',
    query: z.object({ ...pageQuery }),
    response: pageOf(ArchivedGoal),
  }),
  strategies: operation({
    method: 'GET',
    path: '/my/archive/strategies',
    access: 'member',
    summary: 'Finished strategies with how their goals ended, the latest first',
    query: z.object({ ...pageQuery }),
    response: pageOf(ArchivedStrategy),
  }),
};
