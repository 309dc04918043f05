import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Id, Instant, pageOf, pageQuery, text } from '../core/primitives.ts';

/** The kinds of records with a history. Only administrators see people and money. */
export const RecordKind = z.enum([
  'account',
  'organisation',
  'offer',
  'goal',
  'measure',
  'kpi',
  'factor',
  'project',
  'tag',
  'tag_type',
  'questionnaire',
  'page',
  'promotion',
  'subscription',
  'invoice',
]);
export type RecordKind = z.infer<typeof RecordKind>;

const person = z.object({ id: Id, name: text(201) });

export const HistoryEntry = z.object({
  id: Id,
  at: Instant,
  action: text(100),
  text: text(300).meta({ description: 'What was done, as a sentence' }),
  actor: person.nullable().meta({ description: 'Null: nobody had signed in, or the program did it' }),
  as: person.nullable().meta({ description: 'The impersonated person' }),
  isAbout: z.boolean().meta({
    description: 'For an account: true if the action was done to it, and false if the account did it',
  }),
  changes: z
    .array(z.object({ field: text(100), before: text(500).nullable(), after: text(500).nullable() }))
    .max(50),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const recordHistory = {
  list: operation({
    method: 'GET',
    path: '/admin/history/{kind}/{id}',
    access: 'editor',
    summary: 'What was done to a record, of an account also what it did; the latest thousand, newest first',
    params: z.object({ kind: RecordKind, id: Id }),
    query: z.object({ ...pageQuery }),
    response: pageOf(HistoryEntry),
    errors: ['not_found.object'],
  }),
};
