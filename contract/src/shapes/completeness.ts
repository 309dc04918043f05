import { z } from 'zod';
import { Count, Id, Sector, text } from '../core/primitives.ts';
import { Period } from './kpi-shapes.ts';

/** `RUNNING`: the period is not over, so it has no gaps yet and is not compared. */
export const CompletenessState = z.enum(['WHOLE', 'GAPS', 'RUNNING']);
export type CompletenessState = z.infer<typeof CompletenessState>;

/** The shares of the months with a value, over all sources of a computed value. They add up to 1. */
export const QualityShares = z.object({
  measured: z.number(),
  invoice: z.number(),
  estimated: z.number(),
  unstated: z.number().meta({ description: 'The share of values of unknown origin' }),
});
export type QualityShares = z.infer<typeof QualityShares>;

/** The part of a period that a value covers. */
export const Coverage = z.object({
  months: Count.meta({ description: 'The number of months in the period' }),
  covered: Count.meta({
    description: 'Months with a value, or of which somebody said that there is nothing to measure',
  }),
  state: CompletenessState,
  missing: z.array(Period).max(300).meta({
    description: 'Months that are over and not covered, merged; months to come are not missing',
  }),
  shares: QualityShares.nullable().meta({ description: 'Null without a value' }),
});
export type Coverage = z.infer<typeof Coverage>;

/**
 * The state of one month of an entered KPI. `NOTHING_TO_MEASURE`: not applicable, or part of another one.
 * `GAP`: known to be missing. `OPEN`: waits for a value. `BEFORE`: before the first record. `TO_COME`: its
 * period is not over.
 */
export const MonthMark = z.enum([
  'RECORDED',
  'ESTIMATED',
  'NOTHING_TO_MEASURE',
  'GAP',
  'OPEN',
  'BEFORE',
  'TO_COME',
]);
export type MonthMark = z.infer<typeof MonthMark>;

/** `NOT_APPLICABLE`: the source does not exist or is part of another one, which is no gap. */
export const SourceState = z.enum(['WHOLE', 'GAPS', 'MISSING', 'NOT_APPLICABLE']);
export type SourceState = z.infer<typeof SourceState>;

/** An entered KPI that a computed value uses. */
export const ValueSource = z.object({
  kpiId: Id,
  name: text(200),
  sector: Sector,
  state: SourceState,
  covered: Count,
  notBefore: Period.nullable().meta({
    description:
      'Uncovered months before its first record: it can be declared that there was nothing to measure, by a record with the reason NOT_APPLICABLE',
  }),
});
export type ValueSource = z.infer<typeof ValueSource>;

/** A source with fewer months than the others, so that newer values wait for it. */
export const LateSource = z.object({
  kpiId: Id,
  name: text(200),
  sector: Sector,
  category: text(100).nullable().meta({ description: 'Slug' }),
  since: Period.meta({ description: 'The first period that is over and not entered' }),
});
export type LateSource = z.infer<typeof LateSource>;

/** The completeness of a value and its sources. */
export const Completeness = Coverage.extend({
  sources: z.array(ValueSource).max(200).meta({
    description:
      'Of a computed figure; optional KPIs that nobody ever entered were not chosen and are left out',
  }),
});
export type Completeness = z.infer<typeof Completeness>;
