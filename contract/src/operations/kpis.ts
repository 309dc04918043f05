import { z } from 'zod';
import { formulaProblemKeys } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  notBlank,
  optionalText,
  pageOf,
  pageQuery,
  Sector,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { Factor } from '../shapes/factor-shapes.ts';
import { Fuel } from '../shapes/fuel-shapes.ts';
import {
  Aggregation,
  Frequency,
  Kpi,
  KpiReference,
  KpiTarget,
  KpiWrite,
  NoResult,
  Period,
  TrackingCategory,
  Unit,
} from '../shapes/kpi-shapes.ts';

const oneKpi = z.object({ id: Id });

const listQuery = {
  ...pageQuery,
  ...sortBy('name', 'position', 'updatedAt'),
  query: text(100).optional(),
  sector: Sector.optional(),
  category: Slug.optional(),
  frequency: Frequency.optional(),
  tags: z.array(Slug).max(20).optional(),
  active: z.boolean().optional().meta({ description: 'False: only KPIs that are no longer offered' }),
};

const writeErrors = ['kpi.formula_invalid', 'not_found.category'] as const;

export const FormulaProblem = z.object({
  key: z.enum(formulaProblemKeys),
  at: Count.nullable().meta({ description: 'The position in the expression, from 0' }),
  name: text(200).nullable().meta({ description: 'The slug or the unit with the problem' }),
  other: text(200).nullable().meta({ description: 'The unit that does not fit the first one' }),
});
export type FormulaProblem = z.infer<typeof FormulaProblem>;

/** The result of a formula that is not yet saved. */
const FormulaResult = z.object({
  period: Period,
  value: z.number().nullable(),
  noResult: NoResult.nullable(),
  missing: z.array(text(200)).max(100).meta({ description: 'Required KPIs without a value' }),
  inputs: z
    .array(z.object({ kpi: KpiReference, value: z.number().nullable(), optional: z.boolean() }))
    .max(100)
    .meta({ description: 'The inputs of the value in this period' }),
  last: z.object({ period: Period, missing: z.array(text(200)).max(100) }).meta({
    description:
      'The last period that is over; the result has another period if an input is missing in this one',
  }),
  periods: z
    .array(z.object({ period: Period, value: z.number().nullable(), missing: z.array(text(200)).max(100) }))
    .max(12)
    .meta({ description: 'The last periods that are over, oldest first' }),
});

const currentValue = z.object({ period: Period, value: z.number() });

export const kpis = {
  list: operation({
    method: 'GET',
    path: '/kpis',
    access: 'member',
    summary: 'KPIs of the catalogue and of the own organisation',
    query: z.object({
      ...listQuery,
      own: z.boolean().optional(),
      derived: z.boolean().optional(),
      switchedOff: z.boolean().optional(),
    }),
    response: pageOf(Kpi),
  }),
  create: operation({
    method: 'POST',
    path: '/kpis',
    access: 'member',
    summary: 'Create an own KPI; editors can also create a KPI of the catalogue',
    body: KpiWrite.extend({
      catalogue: z.boolean().default(false).meta({ description: 'For editors only' }),
      slug: Slug.optional().meta({ description: 'Default: derived from the name' }),
    }),
    response: Kpi,
    status: 201,
    errors: [...writeErrors, 'conflict.slug', 'kpi.limit_reached'],
  }),
  read: operation({
    method: 'GET',
    path: '/kpis/{id}',
    access: 'member',
    summary: 'One KPI',
    params: oneKpi,
    response: Kpi,
    errors: ['not_found.kpi'],
  }),
  update: operation({
    method: 'PUT',
    path: '/kpis/{id}',
    access: 'member',
    summary: 'Change an own KPI; editors can also change a KPI of the catalogue',
    params: oneKpi,
    body: KpiWrite.extend({
      version: Version,
      why: optionalText(500).meta({ description: 'The reason for a change of the formula' }),
    }),
    response: Kpi,
    errors: ['not_found.kpi', 'conflict.version', 'kpi.has_records', ...writeErrors],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/kpis/{id}',
    access: 'member',
    summary: 'Delete a KPI that nothing uses; a refusal names the uses',
    refusedToImpersonator: true,
    params: oneKpi,
    response: null,
    errors: ['not_found.kpi', 'kpi.in_use'],
  }),
  switchOff: operation({
    method: 'PUT',
    path: '/kpis/{id}/switched-off',
    access: 'subscriber',
    summary: 'Switch a KPI off with a reason, or change the reason',
    params: oneKpi,
    body: z.strictObject({ reason: notBlank(500) }),
    response: Kpi,
    errors: ['not_found.kpi'],
  }),
  switchOn: operation({
    method: 'DELETE',
    path: '/kpis/{id}/switched-off',
    access: 'subscriber',
    summary: 'Switch a KPI on again',
    params: oneKpi,
    response: Kpi,
    errors: ['not_found.kpi'],
  }),
  checkFormula: operation({
    method: 'POST',
    path: '/kpis/check-formula',
    access: 'member',
    summary: 'Check a formula: its problems, its inputs and its present result',
    body: z.strictObject({
      expression: text(2000),
      kpiId: Id.nullable().default(null).meta({ description: 'The KPI whose formula it will be' }),
      optional: z.array(Slug).max(100).default([]).meta({ description: 'KPIs that count as 0 if missing' }),
      frequency: Frequency.default('MONTH'),
      aggregation: Aggregation.default('SUM'),
      unit: text(50).nullable().default(null).meta({ description: 'The wanted unit of the result' }),
    }),
    response: z.object({
      problems: z.array(FormulaProblem).max(100),
      unit: Unit.nullable().meta({
        description: 'The unit of the result; null if it is unknown',
      }),
      readable: text(4000).meta({ description: 'The expression with names instead of slugs' }),
      proposal: z.object({ aggregation: Aggregation, frequency: Frequency, sector: Sector }).nullable().meta({
        description: 'The properties that follow from the KPIs in the formula; null while there are problems',
      }),
      result: FormulaResult.nullable().meta({
        description: 'Its newest value; null while there are problems',
      }),
      kpis: z.array(KpiReference).max(100),
      factors: z.array(Factor).max(100),
    }),
    errors: ['not_found.kpi'],
  }),
  units: operation({
    method: 'GET',
    path: '/lookup/units',
    access: 'member',
    summary: 'Units that are known, with those each converts to',
    response: z.object({
      items: z.array(Unit.extend({ convertsTo: z.array(text(50)).max(20) })).max(100),
    }),
  }),
  fuels: operation({
    method: 'GET',
    path: '/lookup/fuels',
    access: 'member',
    summary: 'Fuels with net calorific value, density, and the energy of each unit they can be entered in',
    response: z.object({ items: z.array(Fuel).max(200) }),
  }),
  categories: operation({
    method: 'GET',
    path: '/tracking/categories',
    access: 'member',
    summary: 'Tracking categories with the number of their KPIs',
    query: z.object({ sector: Sector.optional() }),
    response: z.object({
      items: z.array(TrackingCategory.extend({ kpis: Count, entered: Count })).max(200),
    }),
  }),
  factors: operation({
    method: 'GET',
    path: '/tracking/factors',
    access: 'member',
    summary: 'The factors that formulas can name, with source and years',
    query: z.object({ ...pageQuery, ...sortBy('name', 'position'), query: text(100).optional() }),
    response: pageOf(Factor.extend({ id: Id.meta({ description: 'The position in the list' }) })),
  }),
  mine: operation({
    method: 'GET',
    path: '/my/metra-lite/kpis',
    access: 'member',
    summary: 'KPIs of the goals the organisation works on, with the latest value',
    response: z.object({
      items: z
        .array(KpiReference.extend({ latest: currentValue.nullable(), targets: z.array(KpiTarget).max(20) }))
        .max(500),
    }),
  }),
};
