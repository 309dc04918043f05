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
  code: text(6).nullable().meta({ description: 'Six digits that are asked for as well; null: none' }),
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
    description: 'Of the list of all its files; null while they are being made',
  }),
  contentHash: Sha256.meta({ description: 'Of the JSON file, which is all it says; printed in its PDF' }),
  share: z.number().min(0).max(1).meta({ description: 'How complete it is by its standard' }),
  pages: Count.nullable().meta({ description: 'Of the PDF; null where they were not counted' }),
  reason: text(1000).nullable().meta({ description: 'Why it replaces the one before it' }),
  replaces: Version.nullable(),
  replacedBy: Version.extend({ reason: text(1000).nullable() }).nullable(),
  sharedUntil: Instant.nullable().meta({ description: 'Null: no link opens it' }),
});
export type FrozenReportItem = z.infer<typeof FrozenReportItem>;

export const FrozenReport = FrozenReportItem.extend({
  files: z.array(FrozenFile).max(10).meta({ description: 'None while they are being made' }),
  link: Share.nullable(),
});
export type FrozenReport = z.infer<typeof FrozenReport>;

/** The content of the next frozen report of a year. */
export const FreezePreview = z.object({
  number: ReportNumber.nullable().meta({
    description: 'Null: the organisation gets its code with the first one',
  }),
  replaces: Version.nullable().meta({ description: 'The newest one of the year, whole or being made' }),
});
export type FreezePreview = z.infer<typeof FreezePreview>;

export const FreezeWrite = z.strictObject({
  replaces: Id.nullable().default(null).meta({
    description: 'The newest frozen report of the year; null where there is none',
  }),
  reason: notBlank(1000).nullable().default(null).meta({ description: 'Asked for with `replaces`' }),
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
  report: SharedContent.nullable().meta({ description: 'Null: the code is asked for first' }),
});
export type SharedReport = z.infer<typeof SharedReport>;

const ShareCode = text(20).meta({ description: 'Six digits; spaces between them do not matter' });

const Verification = z.object({
  matches: z.boolean(),
  matched: z
    .enum(['REPORT', 'FILE'])
    .nullable()
    .meta({ description: 'REPORT: the hash of the report or of what it says; FILE: of one of its files' }),
  frozenAt: Instant.nullable(),
  state: z.enum(['VALID', 'REPLACED']).nullable(),
});
export type Verification = z.infer<typeof Verification>;

const twoYears = /^\d{4},\d{4}$/;

const ComparedYear = z.object({
  year: ReportYear,
  label: text(10),
  period: Days.nullable().meta({ description: 'What is compared of it; null: no month is over' }),
});

const ComparedKpi = z.object({
  kpi: KpiReference,
  values: z.array(z.number().nullable()).max(2).meta({ description: 'Of the first year and the second' }),
  months: z.int().min(0).max(12).meta({ description: 'Of the period, those that both values rest on' }),
  difference: z.number().nullable().meta({ description: 'In the unit of the KPI' }),
  change: z.number().nullable().meta({
    description: 'Share of the first; null where that was 0, where the sign changed, and for percentages',
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
    summary: 'What the next frozen report of a year would be',
    params: oneYear,
    response: FreezePreview,
  }),
  freeze: operation({
    method: 'POST',
    path: '/my/reports/{year}/freeze',
    access: 'subscriber',
    summary: 'Freeze the report of a year as it is at this moment; its files follow',
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
    summary: 'A file of a frozen report, byte for byte as it was made',
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
    summary: 'Share a frozen report by a link; an earlier link ends',
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
        .meta({ description: 'COMMON: the months that both years have behind them' }),
    }),
    response: Comparison,
  }),
  shared: operation({
    method: 'GET',
    path: '/reports/shared/{token}',
    access: 'public',
    summary: 'What a link leads to; unknown, ended and expired links are answered alike',
    hasEffect: true,
    params: oneLink,
    response: SharedReport,
    errors: ['not_found.shared_report'],
  }),
  openShared: operation({
    method: 'POST',
    path: '/reports/shared/{token}/open',
    access: 'public',
    summary: 'What a link with a code leads to',
    params: oneLink,
    body: z.strictObject({ code: ShareCode }),
    response: SharedReport,
    errors: ['not_found.shared_report', 'shared_report.code_wrong'],
  }),
  sharedFile: operation({
    method: 'POST',
    path: '/reports/shared/{token}/export',
    access: 'public',
    summary: 'A file of a report that a link leads to',
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
    summary: 'Whether a number and a hash belong together, and nothing else',
    // Each attempt counts.
    hasEffect: true,
    params: z.object({ number: text(100) }),
    query: z.object({
      hash: text(200).meta({ description: 'Of the report, or of one of its files; spaces do not matter' }),
    }),
    response: Verification,
  }),
};
