import type { Platform } from '../../platform/platform.ts';
import { exportRoutes } from './documents/export.routes.ts';
import { exportService } from './documents/export.service.ts';
import { type LogoNeeds, reportFiles } from './documents/report-files.ts';
import { type ReportNeeds, reportService } from './report.service.ts';
import { reportsRoutes } from './reports.routes.ts';
import { reportReader } from './worker/report-reader.ts';

export type { FrozenMarks } from './documents/report-to-print.ts';
export type { FrozenContent, FrozenFile, ReportToFreeze } from './worker/report-questions.ts';

type Needs = Omit<ReportNeeds, 'reader'> &
  LogoNeeds &
  Pick<Platform, 'databaseSource' | 'limiter' | 'beforeClosing'>;

/** The report of a business year and its files. */
export function reportsModule(needs: Needs) {
  const reader = reportReader(needs);
  const files = reportFiles(needs, reader);
  return {
    handlers: {
      reports: reportsRoutes(reportService({ ...needs, reader }), reader),
      reportExport: exportRoutes(exportService({ ...needs, reader, files })),
    },
    exports: { reportToFreeze: reader.toFreeze, frozenReportFiles: files.frozen },
  };
}
