import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { Id, Instant, IsoDate, notBlank, Sector, Slug, text, Version } from '../core/primitives.ts';

export const valueLimits = { digits: 15, decimals: 12, below: 1e15 } as const;

/** JSON numbers are doubles, which represent up to 15 digits exactly. Other numbers are refused. */
function isExact(value: number): boolean {
  const [mantissa = '', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '').length;
  return digits <= valueLimits.digits && digits - 1 - Number(exponent) <= valueLimits.decimals;
}

/** An entered number: at most 15 digits, 12 of them decimals, below 10^15. */
export const KpiValue = z
  .number()
  .gt(-valueLimits.below)
  .lt(valueLimits.below)
  .refine(isExact, rule('multipleOf'));

export const Frequency = z.enum(['MONTH', 'QUARTER', 'YEAR']);
export type Frequency = z.infer<typeof Frequency>;
export const Aggregation = z.enum(['SUM', 'AVERAGE', 'LAST']);
export type Aggregation = z.infer<typeof Aggregation>;
export const Direction = z.enum(['LOWER', 'HIGHER', 'TOWARDS_ZERO', 'BAND', 'NEUTRAL']);
export type Direction = z.infer<typeof Direction>;

export const Unit = z.object({ code: text(50), label: text(50) });
export type Unit = z.infer<typeof Unit>;

/**
 * The days from `start` to `end`. `code` is 2026, 2026-Q3 or 2026-09, otherwise both days:
 * 2026-01-01/2026-06-30.
 */
export const Period = z.object({ start: IsoDate, end: IsoDate, code: text(25) });
export type Period = z.infer<typeof Period>;

const calendarCode = /^[1-9]\d{3}(-(0[1-9]|1[0-2])|-Q[1-4])?$/;
const bothDays = /^[1-9]\d{3}-(0[1-9]|1[0-2])-01\/[1-9]\d{3}-(0[1-9]|1[0-2])-(28|29|30|31)$/;

/** Whether two days, such as `2024-04-01/2025-03-31`, are a quarter or a year without a calendar code. */
function isQuarterOrYear(code: string): boolean {
  const [start = '', end = ''] = code.split('/');
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))];
  const endOf = (months: number) =>
    new Date(Date.UTC(year, month - 1 + months, 0)).toISOString().slice(0, 10);
  return (end === endOf(12) && month !== 1) || (end === endOf(3) && month % 3 !== 1);
}

/**
 * A year, quarter or month: 2026, 2026-Q3, 2026-09, or both days of a year or quarter that differs from the
 * calendar's.
 */
export const PeriodCode = z
  .string()
  .max(21)
  .regex(new RegExp(`${calendarCode.source}|${bothDays.source}`))
  .refine((code) => !bothDays.test(code) || isQuarterOrYear(code), rule('pattern'));

const CategoryReference = z.object({ slug: Slug, name: text(200) });

export const TrackingCategory = z.object({
  slug: Slug,
  name: text(200),
  description: text(500),
  sector: Sector,
  icon: text(50).nullable(),
});
export type TrackingCategory = z.infer<typeof TrackingCategory>;

const Disclosure = z.object({
  standard: text(50),
  code: text(50),
  datapoint: text(200).nullable(),
});

/**
 * A value outside must be confirmed. `maxChange` is a share of the previous value: 0.5 is half more or less.
 */
const Plausible = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  maxChange: z.number().nullable(),
});

/** The range of good values for the direction BAND. */
const Band = z.object({ min: z.number(), max: z.number() });
export type Band = z.infer<typeof Band>;

/** Values that the program itself knows. */
export const ComputedBy = z.enum(['MEASURES_ON_SCHEDULE', 'VSME_READINESS']);
export type ComputedBy = z.infer<typeof ComputedBy>;

/** The kind of fuels whose amounts a KPI accepts. */
export const FuelOrigin = z.enum(['RENEWABLE', 'NON_RENEWABLE']);
export type FuelOrigin = z.infer<typeof FuelOrigin>;

/** Numbers, `kpi(slug)`, `factor(slug)`, `+ - * /`, parentheses. A missing optional KPI counts as 0. */
export const Formula = z.object({
  expression: text(2000),
  required: z.array(Slug).max(100),
  optional: z.array(Slug).max(100),
});
export type Formula = z.infer<typeof Formula>;

const kpiTexts = z.strictObject({
  name: notBlank(200),
  description: text(2000).default(''),
  whereToFind: text(1000).default(''),
  unitLabel: notBlank(50).meta({ description: 'How the unit is written' }),
});
const kpiTranslations = z.strictObject({ de: kpiTexts, en: kpiTexts.optional() });

/** Why, since when and by whom a KPI is switched off. */
export const SwitchedOff = z.object({
  reason: text(500),
  at: Instant,
  by: text(201).nullable().meta({ description: 'The name of the person; null if the account was deleted' }),
});
export type SwitchedOff = z.infer<typeof SwitchedOff>;

export const Kpi = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  description: text(2000),
  whereToFind: text(1000),
  sector: Sector,
  category: CategoryReference.nullable(),
  unit: Unit,
  units: z
    .array(Unit)
    .max(20)
    .meta({ description: 'Units a value can be entered in; the first is the KPI’s' }),
  decimals: z.int(),
  aggregation: Aggregation,
  direction: Direction,
  band: Band.nullable().meta({ description: 'Where values are good; only for the direction BAND' }),
  frequency: Frequency,
  wholeNumber: z.boolean().meta({ description: 'Counts whole things: 0, 1, 2, …' }),
  formula: Formula.nullable().meta({ description: 'Not null: computed, never entered' }),
  computedBy: ComputedBy.nullable().meta({
    description: 'Not null: the program computes the values, and nobody enters them',
  }),
  fuels: FuelOrigin.nullable().meta({
    description: 'Not null: values can be entered as amounts of these fuels',
  }),
  plausible: Plausible,
  disclosures: z.array(Disclosure).max(50),
  tags: z.array(Slug).max(50),
  own: z.boolean().meta({ description: 'An own KPI of this organisation' }),
  active: z.boolean(),
  switchedOff: SwitchedOff.nullable().meta({
    description: 'Not null: the organisation does not use it; nobody is asked for values, its records stay',
  }),
  canEdit: z.boolean(),
  translations: kpiTranslations.optional().meta({ description: 'For those who may edit it' }),
  version: Version,
});
export type Kpi = z.infer<typeof Kpi>;

export const KpiWrite = z.strictObject({
  translations: kpiTranslations,
  sector: Sector,
  category: Slug.nullable().default(null),
  unit: notBlank(50).meta({ description: 'A code such as kW.h, or one’s own in braces: {piece}' }),
  decimals: z.int().min(0).max(10).default(0),
  aggregation: Aggregation,
  direction: Direction,
  band: z
    .strictObject({ min: KpiValue, max: KpiValue })
    .nullable()
    .default(null)
    .meta({ description: 'Needed for the direction BAND, and only there' }),
  frequency: Frequency,
  wholeNumber: z
    .boolean()
    .default(false)
    .meta({ description: 'Counts whole things; only for what is entered' }),
  formula: z
    .strictObject({
      expression: notBlank(2000),
      optional: z.array(Slug).max(100).default([]).meta({ description: 'KPIs that count as 0 if missing' }),
    })
    .nullable()
    .default(null),
  plausible: z
    .strictObject({
      min: KpiValue.nullable().default(null),
      max: KpiValue.nullable().default(null),
      maxChange: KpiValue.positive().nullable().default(null),
    })
    .default({ min: null, max: null, maxChange: null }),
  disclosures: z
    .array(
      z.strictObject({
        standard: notBlank(50),
        code: notBlank(50),
        datapoint: text(200).nullable().default(null),
      }),
    )
    .max(50)
    .default([]),
  tags: z.array(Slug).max(50).default([]),
  active: z.boolean().default(true).meta({ description: 'False: no longer asked for; its records stay' }),
});
export type KpiWrite = z.infer<typeof KpiWrite>;

/** The part of a KPI that lists and charts need. */
export const KpiReference = Kpi.pick({
  id: true,
  slug: true,
  name: true,
  sector: true,
  category: true,
  unit: true,
  decimals: true,
  aggregation: true,
  direction: true,
  band: true,
  frequency: true,
  wholeNumber: true,
  own: true,
}).extend({ derived: z.boolean().meta({ description: 'Computed, never entered' }) });
export type KpiReference = z.infer<typeof KpiReference>;

/** Why a value could not be computed. */
export const NoResult = z.enum([
  'NO_VALUES',
  'MISSING_REQUIRED',
  'DIVISION_BY_ZERO',
  'TOO_LARGE',
  'FORMULA_BROKEN',
  'PERIOD_TOO_LONG',
  'NO_COMMON_MONTHS',
]);
export type NoResult = z.infer<typeof NoResult>;

/** The target of a goal for a KPI. It is stored with the goal. */
export const KpiTarget = z.object({
  trackableGoalId: Id,
  goalName: text(200),
  active: z.boolean(),
  baseline: z.object({ period: text(25), value: z.number() }).nullable(),
  target: z.object({ date: IsoDate, value: z.number() }).nullable(),
});
export type KpiTarget = z.infer<typeof KpiTarget>;
