import { buffer } from 'node:stream/consumers';
import { type Sheet, writeWorkbook } from '../../../platform/text/xlsx-writer.ts';
import type { ReportToPrint } from './report-to-print.ts';
import { disclosureSheets } from './sheets/disclosure-sheets.ts';
import { kpiSheet } from './sheets/kpi-sheet.ts';
import { overviewSheet } from './sheets/overview-sheet.ts';
import { sourcesSheet } from './sheets/sources-sheet.ts';

/** A report as a workbook: an overview, the KPIs, a sheet per disclosure, and the sources. */
export const reportXlsx = (toPrint: ReportToPrint): Promise<Buffer> =>
  buffer(writeWorkbook(sheetsOf(toPrint)));

const sheetsOf = (toPrint: ReportToPrint): Sheet[] => [
  overviewSheet(toPrint),
  kpiSheet(toPrint),
  ...disclosureSheets(toPrint),
  sourcesSheet(toPrint),
];
