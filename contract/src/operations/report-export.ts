import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Language } from '../core/primitives.ts';
import { ReportYear } from '../shapes/standard-shapes.ts';

export const ReportFormat = z.enum(['pdf', 'xlsx', 'json', 'xbrl']);
export type ReportFormat = z.infer<typeof ReportFormat>;

export const reportExport = {
  download: operation({
    method: 'GET',
    path: '/my/reports/{year}/export',
    access: 'member',
    summary:
      'The report of a business year as it is now: a tagged PDF, a workbook, its data with their schema, or xBRL-JSON. What takes longer than some seconds is made meanwhile: ask again after `retry-after`',
    // Each requested file is counted.
    hasEffect: true,
    params: z.object({ year: ReportYear }),
    query: z.object({
      format: ReportFormat,
      language: Language.optional().meta({ description: 'Default: the language of the caller' }),
    }),
    response: null,
    download: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/json',
    ],
    errors: [
      'not_found.report',
      'not_found.standard',
      'report.in_preparation',
      'report.no_identifier',
      'report.too_large',
    ],
  }),
};
