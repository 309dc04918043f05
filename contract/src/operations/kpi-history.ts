import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Count, Id, IsoDate, notBlank, Sector, Slug, text } from '../core/primitives.ts';
import { Completeness, Coverage, LateSource, MonthMark } from '../shapes/completeness.ts';
import { FactorInUse } from '../shapes/factor-shapes.ts';
import { MissingReason } from '../shapes/kpi-record-shapes.ts';
import {
  Frequency,
  KpiReference,
  KpiTarget,
  NoResult,
  Period,
  SwitchedOff,
  TrackingCategory,
} from '../shapes/kpi-shapes.ts';

const filterNames =
  /^(sector:[esg]|category:[a-z0-9-]{1,80}|kpi:[1-9]\d{0,14}|(from|to):\d{4}-\d{2}-\d{2}|granularity:(MONTH|QUARTER|YEAR))$/;

/** A point of a series. `null` has a reason. */
export const HistoryPoint = z.object({
  period: Period,
  value: z.number().nullable(),
  noResult: NoResult.nullable(),
  records: Count.meta({
    description: 'The number of records in the value; for a computed KPI, the records of all its inputs',
  }),
  completeness: Coverage,
});
export type HistoryPoint = z.infer<typeof HistoryPoint>;

/** Records that cover more than one point are never split. They are listed separately. */
const LongRecord = z.object({ id: Id, period: Period, value: z.number().nullable() });

export const KpiSeries = z.object({
  kpi: KpiReference,
  name: text(200),
  granularity: Frequency,
  points: z.array(HistoryPoint).max(1300),
  tooLong: z.array(LongRecord).max(1000).meta({
    description: 'Records longer than the granularity: not part of any point',
  }),
  targets: z.array(KpiTarget).max(20),
});
export type KpiSeries = z.infer<typeof KpiSeries>;

const range = {
  from: IsoDate.optional().meta({ description: 'Default: two years ago' }),
  to: IsoDate.optional().meta({ description: 'Default: today' }),
};

/** The comparison of a whole period with the same months one year before. */
export const Trend = z.object({
  difference: z.number().meta({ description: 'The difference in the unit of the KPI' }),
  change: z.number().nullable().meta({
    description:
      'Share of the value before; null where that was 0, where the sign changed, and for percentages',
  }),
  verdict: z.enum(['BETTER', 'WORSE', 'SAME', 'NEUTRAL']),
  against: Period,
});
export type Trend = z.infer<typeof Trend>;

/** Why there is no comparison. Only whole periods are compared. */
export const NoTrend = z.enum(['RUNNING', 'GAPS', 'NOTHING_BEFORE', 'GAPS_BEFORE']);
export type NoTrend = z.infer<typeof NoTrend>;

/** Why a value is questionable: it is outside the plausible range, or contradicts others. */
export const Question = z.object({
  key: z.enum(['minimum', 'maximum', 'crossCheck']),
  against: z.number().nullable().meta({ description: 'The limit' }),
  text: text(300).nullable().meta({ description: 'The question in the language of the request' }),
});
export type Question = z.infer<typeof Question>;

export const OverviewRow = z.object({
  kpi: KpiReference,
  inUse: z.boolean().meta({
    description:
      'The organisation made it, has a record of it or of what it is computed from, or goals rest on it',
  }),
  latest: z
    .object({
      period: Period,
      value: z.number(),
      completeness: Coverage,
    })
    .nullable()
    .meta({
      description:
        'The value of the newest period that is over, or of the running period if there is no other',
    }),
  waitsFor: z.array(LateSource).max(20).meta({
    description: 'The sources that delay a newer complete value, the one furthest behind first',
  }),
  questionable: z.boolean().meta({ description: 'The latest value cannot be right, or contradicts others' }),
  noResult: NoResult.nullable().meta({ description: 'The reason why a computed KPI has no value' }),
  reason: MissingReason.nullable().meta({ description: 'The newest entered reason, if there is no value' }),
  trend: Trend.nullable().meta({
    description: 'The change compared with the same months of the year before',
  }),
  noTrend: NoTrend.nullable().meta({ description: 'The reason why the value is not compared' }),
  year: Coverage.nullable().meta({
    description: 'The twelve months up to the last period that is over; null if nothing was ever entered',
  }),
  marks: z.array(MonthMark).max(12).meta({
    description:
      'Of an entered KPI, month by month, the twelve months of `year`; empty where nothing was entered and nothing is waited for',
  }),
  target: KpiTarget.nullable(),
  missing: z
    .array(Period)
    .max(24)
    .meta({ description: 'Ended periods of the last year without value or reason' }),
  sparkline: z
    .array(z.object({ period: text(25), value: z.number().nullable(), whole: z.boolean() }))
    .max(13)
    .meta({ description: 'Periods that are over; `whole`: without gaps' }),
});
export type OverviewRow = z.infer<typeof OverviewRow>;

export const DueItem = z.object({
  kpi: KpiReference,
  periods: z.array(Period).max(24).meta({ description: 'Oldest first' }),
});

/** The origin of a value, down to the entered records. */
export const OriginInput = z.object({
  kpi: KpiReference,
  value: z.number().nullable(),
  noResult: NoResult.nullable(),
  optional: z.boolean(),
  records: z.array(z.object({ id: Id, period: Period, value: z.number().nullable() })).max(200),
  recordCount: Count,
});
export type OriginInput = z.infer<typeof OriginInput>;

export const OriginFactor = FactorInUse;
export type OriginFactor = FactorInUse;

export const kpiHistory = {
  all: operation({
    method: 'GET',
    path: '/tracking/kpi-history',
    access: 'member',
    summary: 'Series of several KPIs, aggregated by each KPI’s rule, with targets',
    query: z.object({
      filter: z.array(text(100).regex(filterNames)).max(60).optional().meta({
        description:
          'sector:e,category:energy,kpi:12,kpi:13,from:2025-01-01,to:2026-10-31,granularity:QUARTER',
      }),
    }),
    response: z.object({ items: z.array(KpiSeries).max(600) }),
    errors: ['not_found.kpi'],
  }),
  one: operation({
    method: 'GET',
    path: '/tracking/kpi-history/{kpiId}',
    access: 'member',
    summary: 'The series of one KPI, with targets',
    params: z.object({ kpiId: Id }),
    query: z.object({
      ...range,
      granularity: Frequency.optional().meta({
        description: 'Default: the frequency of the KPI, or of the sources of a computed KPI',
      }),
      name: notBlank(200)
        .optional()
        .meta({ description: 'A name for the series; default: the name of the KPI' }),
    }),
    response: KpiSeries.extend({ waitsFor: OverviewRow.shape.waitsFor }),
    errors: ['not_found.kpi'],
  }),
  origin: operation({
    method: 'GET',
    path: '/tracking/kpis/{kpiId}/origin',
    access: 'member',
    summary: 'The origin of a value: formula, inputs with their values, factors with source and year',
    params: z.object({ kpiId: Id }),
    query: z.object({ from: IsoDate, to: IsoDate }),
    response: z.object({
      kpi: KpiReference,
      period: Period,
      value: z.number().nullable(),
      noResult: NoResult.nullable(),
      missing: z.array(text(200)).max(100).meta({ description: 'Names of required KPIs without a value' }),
      completeness: Completeness,
      questions: z.array(Question).max(30).meta({ description: 'The questions about the value' }),
      expression: text(2000).nullable().meta({ description: 'The formula; null if the value was entered' }),
      readable: text(4000).nullable().meta({ description: 'The expression with names instead of slugs' }),
      perYear: z.boolean().meta({ description: 'Computed for each year and added up' }),
      inputs: z.array(OriginInput).max(100),
      factors: z.array(OriginFactor).max(400),
      co2Only: z
        .array(text(200))
        .max(400)
        .meta({ description: 'Factors of a result in CO₂e that count only CO₂' }),
      records: OriginInput.shape.records,
      tooLong: z.array(LongRecord).max(200),
    }),
    errors: ['not_found.kpi'],
  }),
  overview: operation({
    method: 'GET',
    path: '/tracking/company-data',
    access: 'member',
    summary: 'Company data: each KPI with latest value, trend, target, missing periods and sparkline',
    query: z.object({ sector: Sector.optional(), category: Slug.optional() }),
    response: z.object({
      sectors: z
        .array(
          z.object({
            sector: Sector,
            kpis: Count,
            withValue: Count,
            missingPeriods: Count,
            withGaps: Count.meta({ description: 'KPIs of which months of the last year are not covered' }),
            categories: z.array(TrackingCategory.extend({ rows: z.array(OverviewRow).max(600) })).max(200),
            uncategorised: z.array(OverviewRow).max(600),
            switchedOff: z
              .array(SwitchedOff.extend({ kpi: KpiReference }))
              .max(600)
              .meta({ description: 'KPIs the organisation does not use; they count nowhere else' }),
          }),
        )
        .max(3),
    }),
  }),
  due: operation({
    method: 'GET',
    path: '/tracking/kpi-due',
    access: 'member',
    summary: 'Due periods: ended periods of the last year without value or reason, by category',
    query: z.object({ sector: Sector.optional(), category: Slug.optional() }),
    response: z.object({
      today: IsoDate,
      periods: Count,
      entered: Count.meta({ description: 'Periods of the last year that have a value or reason' }),
      categories: z
        .array(
          z.object({
            category: TrackingCategory.nullable(),
            periods: Count,
            entered: Count,
            gaps: Count.meta({
              description: 'Entered periods with a reason that leaves a gap: not available, confidential',
            }),
            marks: z.array(MonthMark).max(12).meta({
              description:
                'The last twelve months that are over; of several KPIs what wants most attention: open, gap, estimated, recorded',
            }),
            items: z.array(DueItem).max(600),
          }),
        )
        .max(200),
    }),
  }),
};
