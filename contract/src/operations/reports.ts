import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { text, VersionOrNone } from '../core/primitives.ts';
import {
  Explanation,
  NarrativeSection,
  narrativeLimit,
  Report,
  ReportNarrative,
  ReportYearSummary,
} from '../shapes/report-shapes.ts';
import { ReportYear } from '../shapes/standard-shapes.ts';

const oneYear = z.object({ year: ReportYear });

const version = VersionOrNone.meta({ description: 'As it was read; 0 where there was nothing' });

export const NarrativeWrite = z.strictObject({
  text: text(narrativeLimit).nullable().meta({ description: 'Null or blank: removed' }),
  version,
});
export type NarrativeWrite = z.infer<typeof NarrativeWrite>;

export const ExplanationWrite = z.strictObject({
  text: text(1000).nullable().meta({ description: 'Null or blank: removed' }),
  version,
});
export type ExplanationWrite = z.infer<typeof ExplanationWrite>;

/** The key of a gap or a check in the report. */
const ExplanationKey = z
  .string()
  .max(120)
  .regex(/^(gap|sum|cross|change|claim)-[a-z0-9]+(-[a-z0-9]+)*$/);

export const reports = {
  years: operation({
    method: 'GET',
    path: '/my/reports',
    access: 'member',
    summary: 'Business years that can be reported, newest first',
    response: z.object({ items: z.array(ReportYearSummary).max(150) }),
  }),
  read: operation({
    method: 'GET',
    path: '/my/reports/{year}',
    access: 'member',
    summary: 'The whole report of a business year as it is now',
    params: oneYear,
    response: Report,
    errors: ['not_found.report'],
  }),
  writeNarrative: operation({
    method: 'PUT',
    path: '/my/reports/{year}/narrative/{section}',
    access: 'subscriber',
    summary: 'Write a section of the narrative',
    params: oneYear.extend({ section: NarrativeSection }),
    body: NarrativeWrite,
    response: ReportNarrative,
    errors: ['not_found.report', 'conflict.version'],
  }),
  explain: operation({
    method: 'PUT',
    path: '/my/reports/{year}/explanations/{key}',
    access: 'subscriber',
    summary: 'Give the reason for a gap, or explain what a check found',
    params: oneYear.extend({ key: ExplanationKey }),
    body: ExplanationWrite,
    response: z.object({ explanation: Explanation.nullable(), version: VersionOrNone }),
    errors: ['not_found.report', 'not_found.object', 'conflict.version'],
  }),
};
