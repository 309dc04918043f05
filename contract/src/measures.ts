import { z } from 'zod';
import { operation } from './operation.ts';
import { Id, notBlank, pageOf, pageQuery, Sector, Slug, sortBy, text, Version } from './primitives.ts';

export const Level = z.enum(['LOW', 'MEDIUM', 'HIGH']);

const goalReference = z.object({ id: Id, slug: Slug, name: text(200) });

const measureTexts = z.strictObject({
  name: notBlank(200),
  description: text(2000),
  costHint: text(500).default(''),
  firstSteps: z.array(notBlank(300)).max(10).default([]),
});

const measureTranslations = z.strictObject({ de: measureTexts, en: measureTexts.optional() });

/** A measure of the catalogue, as members read it. */
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
  tags: z.array(Slug).max(50).default([]),
  active: z.boolean().default(true),
});
export type MeasureWrite = z.infer<typeof MeasureWrite>;

const oneMeasure = z.object({ id: Id });

export const measures = {
  list: operation({
    method: 'GET',
    path: '/measures',
    access: 'member',
    summary: 'Measures of the catalogue',
    query: z.object({
      ...pageQuery,
      ...sortBy('name', 'effort', 'impact', 'position'),
      query: text(100).optional(),
      goalId: Id.optional(),
      sector: Sector.optional(),
      tags: z.array(Slug).max(20).optional(),
      includeParentTags: z.boolean().optional(),
      containsAllTags: z.boolean().optional(),
      active: z
        .boolean()
        .optional()
        .meta({ description: 'False: those taken out of the catalogue, for editors only' }),
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
    summary: 'One measure of the catalogue',
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
    summary: 'Take a measure out of the catalogue; who has chosen it keeps it',
    refusedToImpersonator: true,
    params: oneMeasure,
    response: null,
    errors: ['not_found.measure'],
  }),
};
