import type { Platform } from '../../platform/platform.ts';
import { exportRoutes } from './documents/export.routes.ts';
import { exportService } from './documents/export.service.ts';
import { type LogoNeeds, reportFiles } from './documents/report-files.ts';
import { reportReader } from './reading/report-reader.ts';
import { type ReportNeeds, reportService } from './report.service.ts';
import { reportsRoutes } from './reports.routes.ts';

export type { FrozenMarks } from './documents/report-to-print.ts';
export type { FrozenContent, FrozenFile, ReportToFreeze } from './reading/report-questions.ts';

type Needs = Omit<ReportNeeds, 'reading'> &
  LogoNeeds &
  Pick<Platform, 'databaseSource' | 'limiter' | 'beforeClosing'>;

/** The report of a business year and its files. */
export function reportsModule(needs: Needs) {
  const reading = reportReader(needs);
  const files = reportFiles(needs, reading);
  return {
    handlers: {
      reports: reportsRoutes(reportService({ ...needs, reading }), reading),
      reportExport: exportRoutes(exportService({ ...needs, reading, files })),
    },
    exports: { reportToFreeze: reading.toFreeze, frozenReportFiles: files.frozen },
  };
}
