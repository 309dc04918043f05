import { z } from 'zod';
import { importProblemKeys } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { Count, Id, IsoDate, Language, Sector, Slug, text, Version } from '../core/primitives.ts';
import { importColumns, importLimit } from '../rules/import-table.ts';
import { BatchId, MissingReason, Quality } from '../shapes/kpi-record-shapes.ts';
import { Frequency, PeriodCode, Unit } from '../shapes/kpi-shapes.ts';

/** A row of the file with each cell as text. A corrected row can be sent again in a JSON file. */
export const ImportRow = z.strictObject({
  line: z.int().min(1).max(2_000_000).meta({ description: 'Line in the file' }),
  kpi: text(300).default('').meta({ description: 'Name, slug or id' }),
  period: text(60).default('').meta({ description: '2026-09, 09/2026, Q3 2026, 2026, or the first day' }),
  periodEnd: text(60).default('').meta({ description: 'The last day, when `period` is the first' }),
  value: text(400).default(''),
  unit: text(60).default(''),
  reason: text(60).default(''),
  quality: text(60).default(''),
  note: text(2000).default(''),
  version: Version.nullable()
    .default(null)
    .meta({ description: 'The version of the record that the row changes, as in the preview' }),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportColumn = z.enum(importColumns);
export type ImportColumn = z.infer<typeof ImportColumn>;

export const ImportProblem = z.object({
  column: ImportColumn.nullable().meta({ description: 'Null: the whole row' }),
  key: z.enum(importProblemKeys),
  detail: text(300).nullable().meta({ description: 'The limit, the other line, the value before …' }),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

export const PreviewRow = z.object({
  line: z.int(),
  outcome: z.enum(['NEW', 'CHANGES', 'UNCHANGED', 'BAD', 'ODD']),
  problems: z
    .array(ImportProblem)
    .max(10)
    .meta({ description: 'The problems of the row, or the reasons why its value is unusual' }),
  cells: ImportRow,
  kpi: z.object({ id: Id, slug: Slug, name: text(200), decimals: z.int() }).nullable(),
  periodStart: IsoDate.nullable(),
  periodEnd: IsoDate.nullable(),
  period: text(25).nullable(),
  value: z.number().nullable(),
  unit: Unit.nullable(),
  canonicalValue: z.number().nullable(),
  reason: MissingReason.nullable(),
  quality: Quality.nullable(),
  readByLanguage: z
    .boolean()
    .meta({ description: 'True: the number has two possible meanings (1.234), and the language decided' }),
  before: z
    .object({
      id: Id,
      value: z.number().nullable(),
      unit: Unit,
      reason: MissingReason.nullable(),
      version: Version,
    })
    .nullable()
    .meta({ description: 'The record this row would change, or equals' }),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

const importSettings = {
  numbers: Language.optional().meta({
    description: 'The meaning of 1.234: de 1234, en 1.234; default: the language of the caller',
  }),
  quality: Quality.default('UNSTATED').meta({
    description: 'The origin of the values, for rows that do not state one',
  }),
  sheet: text(100).optional().meta({ description: 'The sheet of an XLSX file; default: the first one' }),
};

const fileErrors = [
  'input.too_large',
  'input.unsupported_type',
  'import.unreadable',
  'import.too_many_rows',
  'import.no_columns',
] as const;

const tableQuery = z.object({
  format: z.enum(['csv', 'xlsx']).default('csv'),
  sector: Sector.optional(),
  category: Slug.optional(),
  kpi: Id.optional(),
  frequency: Frequency.optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
});

export const kpiImport = {
  preview: operation({
    method: 'POST',
    path: '/tracking/kpi-records/import/preview',
    access: 'subscriber',
    summary: 'Preview the import of a CSV, XLSX or JSON file row by row; nothing is written',
    body: z.strictObject(importSettings),
    multipart: { part: 'import', file: 'required' },
    response: z.object({
      sheets: z.array(text(100)).max(100).meta({ description: 'The names of the sheets of an XLSX file' }),
      sheet: text(100).nullable(),
      columns: z.array(z.object({ column: ImportColumn, header: text(200) })).max(20),
      ignored: z.array(text(200)).max(200).meta({ description: 'Unknown column headers' }),
      counts: z.object({ new: Count, changes: Count, unchanged: Count, bad: Count, odd: Count }),
      rows: z.array(PreviewRow).max(importLimit),
    }),
    errors: fileErrors,
  }),
  commit: operation({
    method: 'POST',
    path: '/tracking/kpi-records/import',
    access: 'subscriber',
    summary: 'Import all rows of a CSV, XLSX or JSON file, or none; bad rows are named by their index',
    body: z.strictObject({
      ...importSettings,
      confirmed: z.boolean().default(false).meta({ description: 'True: unusual values are confirmed' }),
      fileName: text(255).min(1).optional().meta({
        description: 'The name of the file; default: the name of the uploaded file',
      }),
    }),
    multipart: { part: 'import', file: 'required' },
    response: z.object({
      created: Count,
      changed: Count,
      unchanged: Count,
      batchId: BatchId.nullable().meta({
        description: 'The id with which the import can be undone; null if nothing was written',
      }),
    }),
    status: 201,
    idempotent: true,
    errors: [
      ...fileErrors,
      'import.bad_rows',
      'kpi.switched_off',
      'kpi_record.implausible',
      'kpi_record.period_taken',
      'kpi_record.period_overlaps',
      'conflict.version',
      'conflict.idempotency_key',
    ],
  }),
  export: operation({
    method: 'GET',
    path: '/tracking/kpi-records/export',
    access: 'member',
    summary: 'Records as CSV or XLSX, with the columns an import understands',
    query: tableQuery,
    response: null,
    download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['not_found.kpi'],
  }),
  exportSeries: operation({
    method: 'GET',
    path: '/tracking/kpi-history/export',
    access: 'member',
    summary: 'Series as a table, one row for each KPI, one column for each period, as CSV or XLSX',
    query: tableQuery.omit({ frequency: true }).extend({ granularity: Frequency.optional() }),
    response: null,
    download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['not_found.kpi'],
  }),
  template: operation({
    method: 'GET',
    path: '/tracking/kpi-records/import/template',
    access: 'member',
    summary:
      'An empty table to fill: what has no value in a period, or what is due; where nothing is, every KPI without a value. Periods are written as people write them',
    query: z.object({
      format: z.enum(['csv', 'xlsx']).default('xlsx'),
      frequency: Frequency.optional(),
      period: PeriodCode.optional(),
      sector: Sector.optional(),
      category: Slug.optional(),
      inUse: z.boolean().optional().meta({
        description: 'True: only KPIs that the organisation uses, or all KPIs if it uses none',
      }),
    }),
    response: null,
    download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
};
