import { z } from 'zod';
import {
  Cents,
  Count,
  Id,
  Instant,
  IsoDate,
  Language,
  Sector,
  Slug,
  text,
  VersionOrNone,
} from '../core/primitives.ts';
import { MonthMark, QualityShares } from './completeness.ts';
import { FactorInUse } from './factor-shapes.ts';
import { MissingReason } from './kpi-record-shapes.ts';
import { Aggregation, Direction, Frequency, Period } from './kpi-shapes.ts';
import { DisclosureCounts, ReportYear } from './standard-shapes.ts';
import { GoalStatus, MeasureState, NoJudgement } from './tracking-shapes.ts';

/** RUNNING: the business year is not over. */
export const ReportState = z.enum(['RUNNING', 'OVER']);
export type ReportState = z.infer<typeof ReportState>;

/** A year with a report. */
export const ReportYearSummary = z.object({
  year: ReportYear,
  label: text(9).meta({ description: '2025, or 2024/25' }),
  period: Period,
  state: ReportState,
  frozen: z
    .object({ id: Id, number: text(30) })
    .nullable()
    .meta({ description: 'The valid frozen report' }),
});
export type ReportYearSummary = z.infer<typeof ReportYearSummary>;

const unit = z.object({ code: text(50), label: text(50) });
const decimal = z.number();

/** A KPI in a report. */
const ReportedKpi = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  sector: Sector,
  category: z.object({ slug: Slug, name: text(200) }).nullable(),
  unit,
  decimals: z.int(),
  direction: Direction,
  frequency: Frequency,
  aggregation: Aggregation,
  own: z.boolean(),
  derived: z.boolean(),
});

/**
 * PERCENT: a share of the previous value. POINTS: a difference of percentages. ABSOLUTE: for small counts,
 * and from zero.
 */
export const ReportChange = z.object({
  kind: z.enum(['PERCENT', 'POINTS', 'ABSOLUTE']),
  amount: decimal.meta({ description: 'For PERCENT a share: -0.114 is 11.4 % less' }),
  verdict: z.enum(['BETTER', 'WORSE', 'SAME', 'NEUTRAL']),
});
export type ReportChange = z.infer<typeof ReportChange>;

/** The recorded share of the year, in periods of the KPI. */
export const ReportCoverage = z.object({
  frequency: Frequency,
  covered: Count.meta({ description: 'Months, quarters or years with a value or nothing to measure' }),
  expected: Count.meta({ description: '12, 4 or 1' }),
  marks: z.array(MonthMark).max(12).meta({ description: 'One for each of these periods, oldest first' }),
  missingSources: z
    .array(z.object({ kpiId: Id, slug: Slug, name: text(200) }))
    .max(50)
    .meta({
      description:
        'Of a computed KPI: what is entered once a year or quarter, has been entered before, and is missing',
    }),
});
export type ReportCoverage = z.infer<typeof ReportCoverage>;

/** A row of the tables: this year, last year, baseline and target. */
export const ReportKpi = z.object({
  kpi: ReportedKpi,
  value: decimal.nullable().meta({ description: 'The value of all recorded months; null: none' }),
  period: Period.nullable().meta({ description: 'From the first month with a value to the last' }),
  previous: z.object({ value: decimal, period: Period }).nullable().meta({
    description: 'Last year over the months with values in both; the whole year if this one has none',
  }),
  comparable: decimal.nullable().meta({
    description: 'This year over the same months; nearly always `value`. Null where nothing is compared',
  }),
  change: ReportChange.nullable().meta({ description: 'From `previous` to `comparable`' }),
  baseline: z.object({ period: Period, label: text(25), value: decimal }).nullable(),
  target: z.object({ date: IsoDate, value: decimal }).nullable(),
  coverage: ReportCoverage,
  reason: MissingReason.nullable().meta({ description: 'Without a value: the reason that was recorded' }),
  estimatedShare: z.number().min(0).max(1),
  leads: z.boolean().meta({ description: 'True: it is the leading KPI of a goal' }),
});
export type ReportKpi = z.infer<typeof ReportKpi>;

/** The points of a chart. `previous` is the same period one year before. */
export const ReportSeries = z.object({
  kpi: ReportedKpi,
  granularity: Frequency,
  points: z
    .array(
      z.object({
        period: Period,
        value: decimal.nullable(),
        previous: decimal.nullable(),
        toCome: z.boolean().meta({ description: 'The period is not over yet' }),
      }),
    )
    .max(12),
  years: z
    .array(z.object({ year: ReportYear, label: text(9), value: decimal.nullable(), whole: z.boolean() }))
    .max(5)
    .meta({ description: 'Whole business years, oldest first, this one last' }),
  target: z.object({ date: IsoDate, value: decimal }).nullable(),
});
export type ReportSeries = z.infer<typeof ReportSeries>;

/** A value of the company, with last year's. */
const CompanyValue = z.object({
  value: decimal.nullable(),
  period: Period.nullable(),
  unit,
  decimals: z.int(),
  previous: z.object({ value: decimal, period: Period }).nullable(),
});

export const ReportCompany = z.object({
  name: text(200),
  legalForm: text(100).nullable(),
  street: text(200).nullable(),
  additionalInfo: text(200).nullable(),
  zipCode: text(20).nullable(),
  city: text(200).nullable(),
  country: text(2).nullable().meta({ description: 'ISO 3166-1 alpha-2' }),
  industry: text(200).nullable(),
  slogan: text(200).nullable(),
  description: text(10_000).nullable(),
  website: text(2000).nullable(),
  logo: z
    .object({ id: Id, url: text(500).nullable() })
    .nullable()
    .meta({ description: 'The address is for browsers, and not part of what is frozen' }),
  registerNumber: text(100).nullable(),
  vatId: text(20).nullable(),
  lei: text(20).nullable(),
  employees: CompanyValue.nullable().meta({ description: 'At the end of the newest month that is known' }),
  turnover: CompanyValue.nullable(),
  balanceSheetTotal: CompanyValue.nullable(),
});
export type ReportCompany = z.infer<typeof ReportCompany>;

/** The sentences of the cover, and the values in them. */
export const ReportHeadline = z.object({
  lead: text(400),
  rest: text(800).nullable(),
  emissions: z.enum(['FALLEN', 'RISEN', 'SAME']).nullable(),
  emissionsChange: decimal.nullable().meta({ description: 'A share: -0.114' }),
  goalsJudged: Count,
  goalsOnTrack: Count.meta({ description: 'On track or reached' }),
});
export type ReportHeadline = z.infer<typeof ReportHeadline>;

export const ReportStrategy = z.object({
  id: Id,
  name: text(200),
  state: z.enum(['ACTIVE', 'FINISHED']),
  activatedOn: IsoDate,
  finishedOn: IsoDate.nullable(),
  firstYear: z.int().meta({ description: 'The year in which it began' }),
  lastYear: z.int().nullable().meta({ description: 'The year of its end, or of the last due date' }),
});
export type ReportStrategy = z.infer<typeof ReportStrategy>;

const GoalKpiOfReport = z.object({
  kpi: ReportedKpi,
  baseline: z.object({ period: Period, label: text(25), value: decimal }).nullable(),
  target: z.object({ date: IsoDate, value: decimal }).nullable(),
  actual: z
    .object({ period: Period, value: decimal, months: z.object({ covered: Count, of: Count }) })
    .nullable(),
  progress: z.number().nullable().meta({ description: 'Share of the way; not clamped' }),
  expectedProgress: z.number().nullable(),
  status: GoalStatus,
  noJudgement: NoJudgement.nullable(),
});

/** A goal on a day: the last day of the year, today, or the day it ended. */
export const ReportGoal = z.object({
  id: Id,
  strategyId: Id,
  slug: Slug,
  name: text(200),
  summary: text(500),
  sector: Sector,
  active: z.boolean(),
  startedOn: IsoDate,
  endedOn: IsoDate.nullable(),
  dueOn: IsoDate.nullable(),
  asOf: IsoDate.meta({ description: 'The day it is judged for' }),
  status: GoalStatus,
  progress: z.number().nullable(),
  expectedProgress: z.number().nullable(),
  leading: GoalKpiOfReport.nullable(),
  others: z.array(GoalKpiOfReport).max(50).meta({ description: 'Further KPIs of it, with a target first' }),
  note: text(5000).nullable(),
});
export type ReportGoal = z.infer<typeof ReportGoal>;

export const ReportMeasure = z.object({
  id: Id,
  name: text(200),
  sector: Sector,
  goal: z.object({ id: Id, name: text(200) }),
  state: MeasureState,
  startsOn: IsoDate.nullable(),
  dueOn: IsoDate.nullable(),
  finishedOn: IsoDate.nullable().meta({ description: 'The day it was done, where that is known' }),
  costPlanned: Cents.nullable(),
  costActual: Cents.nullable(),
  savingPerYear: Cents.nullable(),
});
export type ReportMeasure = z.infer<typeof ReportMeasure>;

/** The place where something is entered. The web computes its address. */
export const EntryPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('KPI'), kpiId: Id, sector: Sector, category: Slug.nullable(), period: Period }),
  z.object({ kind: z.literal('PROFILE'), field: text(40) }),
  z.object({ kind: z.literal('DATAPOINT'), name: text(200), disclosure: text(20) }),
]);
export type EntryPlace = z.infer<typeof EntryPlace>;

/** The explanation of a gap or a check. */
export const Explanation = z.object({
  text: text(1000),
  by: text(201).nullable(),
  at: Instant,
});
export type Explanation = z.infer<typeof Explanation>;

/** TO_COME: only future months are missing. EXPLAINED: somebody gave a reason. OPEN: nobody has. */
export const ReportGap = z.object({
  key: text(120).meta({ description: 'Under which it is explained' }),
  name: text(200),
  state: z.enum(['TO_COME', 'EXPLAINED', 'OPEN']),
  kpi: ReportedKpi.nullable(),
  sector: Sector.nullable(),
  coverage: ReportCoverage.nullable(),
  missing: z.array(Period).max(12).meta({ description: 'Periods that are over and not covered' }),
  reason: MissingReason.nullable().meta({ description: 'Recorded with the values' }),
  note: text(2000).nullable().meta({ description: 'What was noted with that record' }),
  explanation: Explanation.nullable(),
  version: VersionOrNone.meta({ description: 'The version of the explanation; 0: none' }),
  previous: z.object({ value: decimal, period: Period }).nullable(),
  place: EntryPlace,
});
export type ReportGap = z.infer<typeof ReportGap>;

const DatapointPlace = z.object({ name: text(200), disclosure: text(20) });

/**
 * The place of a text: a section of the report, an answer, the profile, the note of a goal, or an
 * explanation.
 */
const ClaimPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NARRATIVE'), section: text(20) }),
  z.object({ kind: z.literal('DATAPOINT'), ...DatapointPlace.shape }),
  z.object({ kind: z.literal('PROFILE'), field: text(40) }),
  z.object({ kind: z.literal('GOAL'), id: Id }),
  z.object({ kind: z.literal('EXPLANATION'), key: text(120) }),
]);

/**
 * A contradiction or a claim. SUM: parts and their total. CROSS_CHECK: values of KPIs to each other. CHANGE:
 * unlikely from one year to the next. CLAIM: words that need a proof by law.
 */
export const ReportCheck = z.object({
  key: text(120).meta({ description: 'Under which it is explained' }),
  kind: z.enum(['SUM', 'CROSS_CHECK', 'CHANGE', 'CLAIM']),
  title: text(200),
  message: text(600).meta({ description: 'In the language of the call' }),
  kpis: z.array(ReportedKpi).max(20),
  datapoints: z
    .array(DatapointPlace)
    .max(20)
    .meta({ description: 'The answer to the standard, if the check is about one' }),
  expected: decimal.nullable(),
  found: decimal.nullable(),
  claim: z
    .object({
      place: ClaimPlace,
      start: Count.meta({ description: 'In UTF-16 units' }),
      end: Count,
      words: text(200),
      severity: z.enum(['FORBIDDEN', 'GENERIC']).meta({
        description:
          'FORBIDDEN: not allowed without a proof. GENERIC: allowed only with a specific explanation beside it',
      }),
      suggestion: text(600),
    })
    .nullable(),
  explanation: Explanation.nullable(),
  version: VersionOrNone,
});
export type ReportCheck = z.infer<typeof ReportCheck>;

export const narrativeSections = [
  'foreword',
  'company',
  'strategy',
  'environment',
  'social',
  'governance',
  'outlook',
] as const;
export const NarrativeSection = z.enum(narrativeSections);
export type NarrativeSection = z.infer<typeof NarrativeSection>;

export const narrativeLimit = 6000;

/** Plain text as it was typed. Blank lines separate paragraphs. */
export const ReportNarrative = z.object({
  section: NarrativeSection,
  text: text(narrativeLimit).nullable(),
  version: VersionOrNone.meta({ description: '0: nothing was ever written' }),
  updatedAt: Instant.nullable(),
  updatedBy: text(201).nullable(),
  previous: text(narrativeLimit).nullable().meta({ description: 'The text of last year' }),
});
export type ReportNarrative = z.infer<typeof ReportNarrative>;

/** A factor that is used for values of the year. */
export const ReportFactor = FactorInUse.extend({
  usedBy: z.array(text(200)).max(100).meta({ description: 'Names of KPIs' }),
});
export type ReportFactor = z.infer<typeof ReportFactor>;

const ReportMethod = z.object({
  factors: z.array(ReportFactor).max(600),
  quality: QualityShares.nullable().meta({ description: 'The origins of all months with a value' }),
  recalculated: z
    .array(
      z.object({
        kpi: ReportedKpi,
        period: Period,
        label: text(25),
        before: decimal,
        after: decimal,
        at: Instant,
      }),
    )
    .max(100)
    .meta({ description: 'Baselines whose value was recalculated' }),
});

/** The report of a year: raw values, and names in the language of the call. */
export const Report = z.object({
  year: ReportYear,
  label: text(9),
  period: Period,
  state: ReportState,
  language: Language,
  at: Instant.meta({ description: 'The moment that the report shows' }),
  covered: Period.nullable().meta({ description: 'From the first to the last month with a value' }),
  previousYear: z.object({ year: z.int(), label: text(9), period: Period }),
  company: ReportCompany,
  headline: ReportHeadline,
  keyValues: z.array(ReportKpi).max(4),
  strategy: ReportStrategy.nullable(),
  otherStrategies: z.array(ReportStrategy).max(50).meta({ description: 'Also worked on in that year' }),
  goals: z.array(ReportGoal).max(500),
  measures: z.object({
    items: z.array(ReportMeasure).max(2000),
    count: Count,
    planned: Cents,
    spent: Cents,
  }),
  kpis: z
    .array(ReportKpi)
    .max(700)
    .meta({ description: 'By sector and category, as the catalogue orders them' }),
  series: z.array(ReportSeries).max(60).meta({ description: 'The series of leading KPIs and key values' }),
  gaps: z.array(ReportGap).max(1000),
  checks: z.array(ReportCheck).max(2000),
  narrative: z.array(ReportNarrative).max(narrativeSections.length),
  method: ReportMethod,
  completeness: DisclosureCounts.nullable(),
});
export type Report = z.infer<typeof Report>;
