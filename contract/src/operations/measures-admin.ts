import { z } from 'zod';
import { bulkItems } from '../core/bulk.ts';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  Language,
  pageOf,
  pageQuery,
  Sector,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { switchOperations } from './catalogue-switch.ts';
import { Measure, measureTranslations } from './measures.ts';

/** A measure of the catalogue for operators. */
export const AdminMeasure = Measure.omit({
  own: true,
  translations: true,
  costHint: true,
  firstSteps: true,
}).extend({
  order: z.int().meta({ description: 'Place among the measures of its goal' }),
  organisations: Count.meta({ description: 'Organisations that plan it, work on it or have done it' }),
  done: Count.meta({ description: 'Organisations that have done it' }),
  lacks: z.array(Language).max(2).meta({ description: 'Languages in which a text is missing' }),
  editedAt: Instant.nullable().meta({ description: 'Null: as it was delivered' }),
});
export type AdminMeasure = z.infer<typeof AdminMeasure>;

const named = z.object({ id: Id, name: text(200) });

export const AdminMeasureDetail = AdminMeasure.extend({
  translations: measureTranslations,
  source: text(2000).nullable(),
  landingPage: z.object({ id: Id, title: text(200) }).nullable(),
  kpis: z.array(named.extend({ slug: Slug })).max(100),
  rating: z.object({ mean: z.number(), count: Count }).nullable(),
});
export type AdminMeasureDetail = z.infer<typeof AdminMeasureDetail>;

const oneMeasure = z.object({ id: Id });

const filters = {
  query: text(100).optional(),
  goalId: Id.optional(),
  sector: Sector.optional(),
  active: z.boolean().optional().meta({ description: 'False: no longer offered' }),
  used: z.boolean().optional().meta({ description: 'True: some organisation has chosen it' }),
};
const sorting = sortBy('name', 'effort', 'impact', 'organisations', 'editedAt');

export const measuresAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/measures',
    access: 'editor',
    summary: 'Measures of the catalogue with the number of organisations that have chosen them',
    query: z.object({ ...pageQuery, ...sorting, ...filters }),
    response: pageOf(AdminMeasure),
  }),
  export: listExport({
    path: '/admin/measures/export',
    access: 'editor',
    summary: 'The list of measures as a file',
    query: z.object({ ...sorting, ...filters }),
  }),
  order: operation({
    method: 'PUT',
    path: '/admin/measures/order',
    access: 'editor',
    summary: 'Set the order of all measures of a goal',
    refusedToImpersonator: true,
    body: z.strictObject({ goalId: Id, ...bulkItems }),
    response: z.object({ items: z.array(z.object({ id: Id, version: Version })).max(1000) }),
    errors: ['conflict.version'],
  }),
  ...switchOperations({
    path: '/admin/measures',
    summaries: [
      'What it touches to offer measures, or to offer them no longer',
      'Offer measures, or offer them no longer; who has chosen them keeps them',
    ],
    reasons: [],
    effects: ['ORGANISATIONS_KEEP', 'GOALS_WITHOUT'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/measures/{id}',
    access: 'editor',
    summary: 'One measure in all languages with the organisations that have chosen it',
    params: oneMeasure,
    response: AdminMeasureDetail,
    errors: ['not_found.measure'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/measures/{id}',
    access: 'editor',
    summary: 'Delete a measure that no organisation has chosen',
    refusedToImpersonator: true,
    params: oneMeasure,
    query: z.object({ version: Version }),
    response: null,
    errors: ['not_found.measure', 'conflict.version', 'measure.in_use'],
  }),
};
