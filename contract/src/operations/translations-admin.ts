import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Count, Id, Instant, Language, pageOf, pageQuery, Slug, text } from '../core/primitives.ts';

/** Content that operators write in both languages. */
export const TranslatedKind = z.enum([
  'GOAL',
  'MEASURE',
  'KPI',
  'CATEGORY',
  'FACTOR',
  'INDUSTRY',
  'SIZE',
  'MOTIVATION',
  'TAG',
  'TAG_TYPE',
  'OFFER_TYPE',
  'ORGANISATION_TYPE',
  'QUESTIONNAIRE',
  'LANDING_PAGE',
  'LEGAL',
  'HOME',
  'PROJECT',
]);
export type TranslatedKind = z.infer<typeof TranslatedKind>;

/** MISSING: a language lacks a text. OUTDATED: the other language was changed later. */
const TranslationProblem = z.enum(['MISSING', 'OUTDATED']);

const TranslationGap = z.object({
  id: Id,
  kind: TranslatedKind,
  slug: Slug.nullable(),
  name: text(300),
  problem: TranslationProblem,
  language: Language.meta({ description: 'The one to be looked at' }),
  changedAt: Instant.nullable().meta({ description: 'When the other language was changed' }),
});
export type TranslationGap = z.infer<typeof TranslationGap>;

const ofKind = z.object({ kind: TranslatedKind });

export const translationsAdmin = {
  overview: operation({
    method: 'GET',
    path: '/admin/translations',
    access: 'editor',
    summary: 'The numbers of missing and outdated translations for each kind of content',
    response: z.object({
      items: z
        .array(z.object({ kind: TranslatedKind, total: Count, missing: Count, outdated: Count }))
        .max(TranslatedKind.options.length),
    }),
  }),
  gaps: operation({
    method: 'GET',
    path: '/admin/translations/{kind}',
    access: 'editor',
    summary: 'Content with a missing or outdated translation',
    params: ofKind,
    query: z.object({ ...pageQuery, problem: TranslationProblem.optional() }),
    response: pageOf(TranslationGap),
  }),
  confirm: operation({
    method: 'POST',
    path: '/admin/translations/{kind}/{id}/confirm',
    access: 'editor',
    summary: 'Mark a translation as up to date although it was not changed',
    refusedToImpersonator: true,
    params: ofKind.extend({ id: Id }),
    response: null,
    errors: ['not_found.object'],
  }),
};
