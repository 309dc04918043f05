import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  IsoDate,
  Language,
  notBlank,
  optionalText,
  pageOf,
  pageQuery,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { CatalogueChange, Confidence, FactorKind, FactorToReview } from '../shapes/factor-shapes.ts';
import { KpiReference, KpiValue } from '../shapes/kpi-shapes.ts';

const factorTexts = z.strictObject({
  name: notBlank(200),
  note: text(1000).default(''),
  source: text(2000).default(''),
});
const factorTranslations = z.strictObject({ de: factorTexts, en: factorTexts.optional() });

const factorYears = { first: 1990, last: 2100 } as const;
const Year = z.int().min(factorYears.first).max(factorYears.last);

/** A factor of the catalogue in the list for operators. */
const AdminFactor = FactorToReview.extend({
  validFrom: IsoDate,
  validTo: IsoDate.nullable(),
  reviewedAt: Instant.nullable().meta({ description: 'When a person last reviewed the factor' }),
  formulas: Count.meta({ description: 'KPIs of the catalogue whose formulas name it' }),
  lacks: z.array(Language).max(2).meta({ description: 'Languages in which a text is missing' }),
  version: Version,
});
export type AdminFactor = z.infer<typeof AdminFactor>;

export const AdminFactorDetail = AdminFactor.extend({
  translations: factorTranslations,
  unitCode: text(50),
  review: z.boolean().meta({ description: 'The factor is marked for review' }),
  reviewedBy: text(201).nullable(),
  usedBy: z.array(KpiReference.pick({ id: true, name: true, sector: true })).max(600),
  fallback: text(200)
    .nullable()
    .meta({ description: 'The name of the factor that is used if this one has no value' }),
});
export type AdminFactorDetail = z.infer<typeof AdminFactorDetail>;

const FactorUpdate = z.strictObject({
  translations: factorTranslations,
  url: optionalText(500).refine((url) => !url || /^https?:\/\//.test(url), rule('pattern')),
  seenIn: optionalText(2000),
  review: z.boolean().default(false),
  version: Version,
});
export type FactorUpdate = z.infer<typeof FactorUpdate>;

/** The value of a year. The history contains the previous value. */
const FactorValueWrite = z.strictObject({
  value: KpiValue.min(0).nullable().meta({ description: 'Null: none is published for this year' }),
  confidence: Confidence.extract(['SOURCED', 'DERIVED', 'MEMORY']).default('SOURCED'),
  why: notBlank(500).meta({ description: 'The basis of the value, or the reason for its change' }),
  version: Version,
});
export type FactorValueWrite = z.infer<typeof FactorValueWrite>;

const oneFactor = z.object({ id: Id });
const oneValue = oneFactor.extend({ year: Year });

const filters = {
  query: text(100).optional(),
  kind: FactorKind.optional(),
  country: z
    .string()
    .max(2)
    .regex(/^[A-Z]{2}$/)
    .optional(),
  due: z.boolean().optional().meta({ description: 'True: factors to review' }),
  dueWithinDays: z
    .int()
    .min(0)
    .max(3650)
    .optional()
    .meta({ description: 'The review is due within this number of days' }),
};
const sorting = sortBy('name', 'country', 'year', 'dueOn', 'position');

export const factorsAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/factors',
    access: 'editor',
    summary: 'Factors of the catalogue by country and year, with source and reasons for a review',
    query: z.object({ ...pageQuery, ...sorting, ...filters }),
    response: pageOf(AdminFactor),
  }),
  export: listExport({
    path: '/admin/factors/export',
    access: 'editor',
    summary: 'The list of factors as a file',
    query: z.object({ ...sorting, ...filters }),
  }),
  read: operation({
    method: 'GET',
    path: '/admin/factors/{id}',
    access: 'editor',
    summary: 'One factor with all languages, all years and the formulas that name it',
    params: oneFactor,
    response: AdminFactorDetail,
    errors: ['not_found.factor'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/factors/{id}',
    access: 'editor',
    summary: 'Change the names and the source of a factor; its values stay',
    refusedToImpersonator: true,
    params: oneFactor,
    body: FactorUpdate,
    response: AdminFactorDetail,
    errors: ['not_found.factor', 'conflict.version'],
  }),
  putValue: operation({
    method: 'PUT',
    path: '/admin/factors/{id}/values/{year}',
    access: 'editor',
    summary: 'Enter the value of a year; results that use it change, except those in frozen reports',
    refusedToImpersonator: true,
    params: oneValue,
    body: FactorValueWrite,
    response: AdminFactorDetail,
    errors: ['not_found.factor', 'conflict.version'],
  }),
  touched: operation({
    method: 'GET',
    path: '/admin/factors/{id}/values/{year}/touched',
    access: 'editor',
    summary: 'The organisations and years whose results a value of this year would change',
    params: oneValue,
    response: z.object({
      firstYear: z.int(),
      lastYear: z.int().nullable().meta({ description: 'Null: until a newer value is entered' }),
      kpis: Count.meta({ description: 'KPIs of the catalogue that are computed with it' }),
      organisations: Count.meta({ description: 'Organisations that have entered values in these years' }),
    }),
    errors: ['not_found.factor'],
  }),
  review: operation({
    method: 'POST',
    path: '/admin/factors/{id}/review',
    access: 'editor',
    summary: 'Confirm that a factor was reviewed and is still correct',
    refusedToImpersonator: true,
    params: oneFactor,
    body: z.strictObject({ version: Version, seenIn: optionalText(2000) }),
    response: AdminFactorDetail,
    errors: ['not_found.factor', 'conflict.version'],
  }),
  changes: operation({
    method: 'GET',
    path: '/admin/factors/{id}/changes',
    access: 'editor',
    summary: 'Changes of a factor with person and reason, newest first',
    params: oneFactor,
    query: z.object(pageQuery),
    response: pageOf(
      CatalogueChange.extend({
        by: text(201)
          .nullable()
          .meta({ description: 'The person; null if the change came with a new version of the catalogue' }),
        why: text(500).nullable(),
      }),
    ),
    errors: ['not_found.factor'],
  }),
};
