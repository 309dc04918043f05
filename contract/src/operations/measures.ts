import { z } from 'zod';
import { operation } from '../core/operation.ts';
import {
  Id,
  Level,
  notBlank,
  pageOf,
  pageQuery,
  Sector,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';

const goalReference = z.object({ id: Id, slug: Slug, name: text(200) });

const measureTexts = z.strictObject({
  name: notBlank(200),
  description: text(2000),
  costHint: text(500).default(''),
  firstSteps: z.array(notBlank(300)).max(10).default([]),
});

export const measureTranslations = z.strictObject({ de: measureTexts, en: measureTexts.optional() });

/** A measure of the catalogue or of the own organisation, for members. */
export const Measure = z.object({
  id: Id,
  slug: Slug,
  name: text(200),
  description: text(2000),
  image: text(400),
  sector: Sector,
  goal: goalReference,
  effort: Level,
  impact: Level,
  costHint: text(500),
  firstSteps: z.array(text(300)).max(10),
  landingPageId: Id.nullable(),
  tags: z.array(Slug).max(50),
  active: z.boolean(),
  own: z.boolean().meta({ description: 'Made by this organisation, and seen by nobody else' }),
  translations: measureTranslations.optional().meta({ description: 'For editors only' }),
  version: Version,
});
export type Measure = z.infer<typeof Measure>;

export const MeasureWrite = z.strictObject({
  slug: Slug,
  goalId: Id,
  translations: measureTranslations,
  effort: Level,
  impact: Level,
  landingPageId: Id.nullable().default(null),
  tags: z.array(Slug).max(50).default([]),
  active: z.boolean().default(true),
});
export type MeasureWrite = z.infer<typeof MeasureWrite>;

/** An own measure. Its texts are shown as typed in every language. */
export const OwnMeasureWrite = z.strictObject({
  goalId: Id,
  name: notBlank(200),
  description: text(2000).default(''),
  costHint: text(500).default(''),
  firstSteps: z.array(notBlank(300)).max(10).default([]),
  effort: Level,
  impact: Level,
});
export type OwnMeasureWrite = z.infer<typeof OwnMeasureWrite>;

const oneMeasure = z.object({ id: Id });

export const measures = {
  list: operation({
    method: 'GET',
    path: '/measures',
    access: 'member',
    summary: 'Measures of the catalogue and of the own organisation',
    query: z.object({
      ...pageQuery,
      ...sortBy('name', 'effort', 'impact', 'position'),
      query: text(100).optional(),
      goalId: Id.optional(),
      sector: Sector.optional(),
      tags: z.array(Slug).max(20).optional(),
      includeParentTags: z.boolean().optional(),
      containsAllTags: z.boolean().optional(),
      own: z
        .boolean()
        .optional()
        .meta({ description: 'True: made by the own organisation; false: of the catalogue' }),
      active: z
        .boolean()
        .optional()
        .meta({ description: 'False: those no longer offered; of the catalogue for editors only' }),
    }),
    response: pageOf(Measure),
  }),
  create: operation({
    method: 'POST',
    path: '/measures',
    access: 'editor',
    summary: 'Add a measure to the catalogue',
    refusedToImpersonator: true,
    body: MeasureWrite,
    response: Measure,
    status: 201,
    errors: ['not_found.goal', 'conflict.slug'],
  }),
  read: operation({
    method: 'GET',
    path: '/measures/{id}',
    access: 'member',
    summary: 'One measure of the catalogue or of the own organisation',
    params: oneMeasure,
    response: Measure,
    errors: ['not_found.measure'],
  }),
  update: operation({
    method: 'PUT',
    path: '/measures/{id}',
    access: 'editor',
    summary: 'Change a measure of the catalogue',
    refusedToImpersonator: true,
    params: oneMeasure,
    body: MeasureWrite.extend({ version: Version }),
    response: Measure,
    errors: ['not_found.measure', 'not_found.goal', 'conflict.slug', 'conflict.version'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/measures/{id}',
    access: 'editor',
    summary: 'Remove a measure from the catalogue; organisations that have chosen it keep it',
    refusedToImpersonator: true,
    params: oneMeasure,
    response: null,
    errors: ['not_found.measure'],
  }),
};

export const ownMeasures = {
  create: operation({
    method: 'POST',
    path: '/my/measures',
    access: 'member',
    summary: 'Create an own measure',
    body: OwnMeasureWrite,
    response: Measure,
    status: 201,
    errors: ['not_found.goal', 'measure.limit_reached'],
  }),
  update: operation({
    method: 'PUT',
    path: '/my/measures/{id}',
    access: 'member',
    summary: 'Change an own measure, also where it is planned',
    params: oneMeasure,
    body: OwnMeasureWrite.extend({ version: Version }),
    response: Measure,
    errors: ['not_found.measure', 'not_found.goal', 'conflict.version'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/my/measures/{id}',
    access: 'member',
    summary: 'Delete an own measure; goals that plan it keep it',
    refusedToImpersonator: true,
    params: oneMeasure,
    query: z.object({
      force: z.boolean().optional().meta({
        description: 'True: delete it although goals plan it; otherwise a refusal names these goals',
      }),
    }),
    response: null,
    errors: ['not_found.measure', 'measure.in_use'],
  }),
  restore: operation({
    method: 'POST',
    path: '/my/measures/{id}/restore',
    access: 'member',
    summary: 'Restore a deleted own measure',
    params: oneMeasure,
    response: Measure,
    errors: ['not_found.measure', 'measure.limit_reached'],
  }),
};
