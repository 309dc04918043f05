import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { Count, Id, Instant, IsoDate, Language, notBlank, text } from '../core/primitives.ts';
import { KpiReference } from '../shapes/kpi-shapes.ts';
import { ReportYear } from '../shapes/standard-shapes.ts';

/**
 * PREPARING: the content is final, and the files are being created. VALID: complete, and the newest of its
 * year. REPLACED: a newer one of the same year is complete; both stay.
 */
export const FrozenState = z.enum(['PREPARING', 'VALID', 'REPLACED']);
export type FrozenState = z.infer<typeof FrozenState>;

export const FrozenFormat = z.enum(['pdf', 'xlsx', 'json', 'xbrl']);
export type FrozenFormat = z.infer<typeof FrozenFormat>;

const Days = z.object({ start: IsoDate, end: IsoDate });

const fileTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/json',
];

const ReportNumber = text(20).meta({
  description: 'Code of the organisation, year, running number: MW7K-2025-02',
});
const Sha256 = text(64).meta({ description: 'SHA-256 in lower-case hexadecimal digits' });
const Version = z.object({ id: Id, number: ReportNumber, frozenAt: Instant });

const FrozenFile = z.object({
  format: FrozenFormat,
  language: Language.nullable().meta({ description: 'Null: both languages are in it' }),
  name: text(200),
  type: text(100),
  size: Count,
  sha256: Sha256,
});
export type FrozenFile = z.infer<typeof FrozenFile>;

const Share = z.object({
  url: text(500).meta({ description: 'The address of the page for whoever has the link' }),
  code: text(6)
    .nullable()
    .meta({ description: 'The access code of six digits; null if the link requires none' }),
  expiresAt: Instant,
  createdAt: Instant,
  createdBy: text(201).nullable(),
  opened: Count,
  lastOpenedAt: Instant.nullable(),
});

/** A frozen report in the archive. */
export const FrozenReportItem = z.object({
  id: Id,
  number: ReportNumber,
  year: ReportYear,
  yearLabel: text(10),
  period: Days,
  state: FrozenState,
  frozenAt: Instant,
  author: text(201).nullable(),
  hash: Sha256.nullable().meta({
    description: 'The hash of the manifest; null while the files are being created',
  }),
  contentHash: Sha256.meta({
    description: 'The hash of the JSON file, which contains the whole report; the PDF prints it',
  }),
  share: z.number().min(0).max(1).meta({ description: 'The completeness of the answers to the standard' }),
  pages: Count.nullable().meta({ description: 'The number of pages of the PDF; null if it is unknown' }),
  reason: text(1000).nullable().meta({ description: 'The reason why it replaces its predecessor' }),
  replaces: Version.nullable(),
  replacedBy: Version.extend({ reason: text(1000).nullable() }).nullable(),
  sharedUntil: Instant.nullable().meta({ description: 'The end of the link; null if there is no link' }),
});
export type FrozenReportItem = z.infer<typeof FrozenReportItem>;

export const FrozenReport = FrozenReportItem.extend({
  files: z.array(FrozenFile).max(10).meta({ description: 'The files; empty while they are being created' }),
  link: Share.nullable(),
});
export type FrozenReport = z.infer<typeof FrozenReport>;

/** The content of the next frozen report of a year. */
export const FreezePreview = z.object({
  number: ReportNumber.nullable().meta({
    description: 'The number; null before the first frozen report, with which the organisation gets its code',
  }),
  replaces: Version.nullable().meta({
    description: 'The newest frozen report of the year, complete or in preparation',
  }),
});
export type FreezePreview = z.infer<typeof FreezePreview>;

export const FreezeWrite = z.strictObject({
  replaces: Id.nullable().default(null).meta({
    description: 'The newest frozen report of the year; null where there is none',
  }),
  reason: notBlank(1000)
    .nullable()
    .default(null)
    .meta({ description: 'The reason for the replacement; required with `replaces`' }),
});
export type FreezeWrite = z.infer<typeof FreezeWrite>;

export const ShareWrite = z.strictObject({
  expiresAt: Instant.meta({ description: 'In the future, two years at most' }),
  withCode: z.boolean(),
});
export type ShareWrite = z.infer<typeof ShareWrite>;

/** The content for people with a share link. */
const SharedContent = z.object({
  organisation: text(200),
  number: ReportNumber,
  yearLabel: text(10),
  period: Days,
  frozenAt: Instant,
  state: FrozenState,
  hash: Sha256,
  contentHash: Sha256,
  expiresAt: Instant,
  files: z.array(FrozenFile).max(10),
});

const SharedReport = z.object({
  withCode: z.boolean(),
  report: SharedContent.nullable().meta({ description: 'Null: the link requires its access code' }),
});
export type SharedReport = z.infer<typeof SharedReport>;

const ShareCode = text(20).meta({ description: 'Six digits; spaces are ignored' });

const Verification = z.object({
  matches: z.boolean(),
  matched: z.enum(['REPORT', 'FILE']).nullable().meta({
    description: 'REPORT: the hash of the report or of its JSON file; FILE: the hash of another file',
  }),
  frozenAt: Instant.nullable(),
  state: z.enum(['VALID', 'REPLACED']).nullable(),
});
export type Verification = z.infer<typeof Verification>;

const twoYears = /^\d{4},\d{4}$/;

const ComparedYear = z.object({
  year: ReportYear,
  label: text(10),
  period: Days.nullable().meta({ description: 'The compared part of the year; null if no month is over' }),
});

const ComparedKpi = z.object({
  kpi: KpiReference,
  values: z
    .array(z.number().nullable())
    .max(2)
    .meta({ description: 'The values of the first and the second year' }),
  months: z.int().min(0).max(12).meta({ description: 'The number of months that both values cover' }),
  difference: z.number().nullable().meta({ description: 'In the unit of the KPI' }),
  change: z.number().nullable().meta({
    description:
      'The change as a share of the first value; null if that was 0, if the sign changed, and for percentages',
  }),
  verdict: z.enum(['BETTER', 'WORSE', 'SAME', 'NEUTRAL']).nullable().meta({
    description: 'NEUTRAL: no value is better than another. Null: one of them is missing',
  }),
});
export type ComparedKpi = z.infer<typeof ComparedKpi>;

const Comparison = z.object({
  years: z.array(ComparedYear).max(2),
  months: z.int().min(0).max(12).meta({ description: 'How many months of each year are compared at most' }),
  better: Count,
  worse: Count,
  same: Count,
  kpis: z.array(ComparedKpi).max(1000),
});
export type Comparison = z.infer<typeof Comparison>;

const oneYear = z.object({ year: ReportYear });
const oneReport = z.object({ frozenReportId: Id });
const oneLink = z.object({ token: text(100) });

export const frozenReports = {
  preview: operation({
    method: 'GET',
    path: '/my/reports/{year}/freeze',
    access: 'member',
    summary: 'The number and the predecessor that the next frozen report of a year would have',
    params: oneYear,
    response: FreezePreview,
  }),
  freeze: operation({
    method: 'POST',
    path: '/my/reports/{year}/freeze',
    access: 'subscriber',
    summary: 'Freeze the present report of a year; a job then creates its files',
    refusedToImpersonator: true,
    idempotent: true,
    params: oneYear,
    body: FreezeWrite,
    response: FrozenReport,
    status: 201,
    errors: ['not_found.frozen_report', 'frozen_report.already_there'],
  }),
  read: operation({
    method: 'GET',
    path: '/my/reports/frozen/{frozenReportId}',
    access: 'member',
    summary: 'One frozen report with its files and its link',
    params: oneReport,
    response: FrozenReport,
    errors: ['not_found.frozen_report'],
  }),
  export: operation({
    method: 'GET',
    path: '/my/reports/frozen/{frozenReportId}/export',
    access: 'member',
    summary: 'A file of a frozen report with its original bytes',
    params: oneReport,
    query: z.object({ format: FrozenFormat, language: Language.default('de') }),
    response: null,
    download: fileTypes,
    errors: ['not_found.frozen_report', 'not_found.frozen_file', 'frozen_report.preparing'],
  }),
  share: operation({
    method: 'POST',
    path: '/my/reports/frozen/{frozenReportId}/share',
    access: 'subscriber',
    summary: 'Create a link to a frozen report; an earlier link becomes invalid',
    refusedToImpersonator: true,
    params: oneReport,
    body: ShareWrite,
    response: FrozenReport,
    errors: ['not_found.frozen_report', 'frozen_report.preparing'],
  }),
  endShare: operation({
    method: 'DELETE',
    path: '/my/reports/frozen/{frozenReportId}/share',
    access: 'member',
    summary: 'End the link to a frozen report',
    refusedToImpersonator: true,
    params: oneReport,
    response: null,
    errors: ['not_found.frozen_report'],
  }),
  comparison: operation({
    method: 'GET',
    path: '/my/reports/comparison',
    access: 'member',
    summary: 'KPIs of two years side by side',
    query: z.object({
      years: text(9)
        .refine((value) => twoYears.test(value), rule('pattern'))
        .meta({ description: 'Two years, as in 2025,2026' }),
      scope: z
        .enum(['COMMON', 'WHOLE'])
        .default('COMMON')
        .meta({ description: 'COMMON: only the months that are over in both years' }),
    }),
    response: Comparison,
  }),
  shared: operation({
    method: 'GET',
    path: '/reports/shared/{token}',
    access: 'public',
    summary: 'The report of a link; unknown, ended and expired links get the same answer',
    hasEffect: true,
    params: oneLink,
    response: SharedReport,
    errors: ['not_found.shared_report'],
  }),
  openShared: operation({
    method: 'POST',
    path: '/reports/shared/{token}/open',
    access: 'public',
    summary: 'The report of a link that requires a code',
    params: oneLink,
    body: z.strictObject({ code: ShareCode }),
    response: SharedReport,
    errors: ['not_found.shared_report', 'shared_report.code_wrong'],
  }),
  sharedFile: operation({
    method: 'POST',
    path: '/reports/shared/{token}/export',
    access: 'public',
    summary: 'A file of the report of a link',
    params: oneLink,
    body: z.strictObject({
      format: FrozenFormat,
      language: Language.default('de'),
      code: ShareCode.nullable().default(null),
    }),
    response: null,
    download: fileTypes,
    errors: ['not_found.shared_report', 'not_found.frozen_file', 'shared_report.code_wrong'],
  }),
  verify: operation({
    method: 'GET',
    path: '/reports/verify/{number}',
    access: 'public',
    summary: 'Whether a number and a hash belong together',
    // Each attempt counts.
    hasEffect: true,
    params: z.object({ number: text(100) }),
    query: z.object({
      hash: text(200).meta({
        description: 'The hash of the report or of one of its files; spaces are ignored',
      }),
    }),
    response: Verification,
  }),
};
