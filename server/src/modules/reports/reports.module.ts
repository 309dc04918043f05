import type { Platform } from '../../platform/platform.ts';
import { exportRoutes } from './documents/export.routes.ts';
import { exportService } from './documents/export.service.ts';
import { fileNameOf } from './documents/file-name.ts';
import { type LogoNeeds, reportFiles } from './documents/report-files.ts';
import { reportReader } from './reading/report-reader.ts';
import { type ReportNeeds, reportService } from './report.service.ts';
import { reportsRoutes } from './reports.routes.ts';

type Needs = ReportNeeds & LogoNeeds & Pick<Platform, 'databaseSource' | 'limiter' | 'beforeClosing'>;

/** The report of a business year, and its files. */
export function reportsModule(needs: Needs) {
  const service = reportService(needs);
  const reading = reportReader(needs);
  const files = reportFiles(needs);
  return {
    /** For others, within their own transaction. */
    reportDocument: service.document,
    /** Of a report that is frozen: as soon as they are made. */
    reportLogo: files.logoOf,
    reportPdf: files.pdf,
    reportXlsx: files.xlsx,
    reportFileName: fileNameOf,
    reports: reportsRoutes(service, reading),
    reportExport: exportRoutes(exportService({ ...needs, reading, files })),
  };
}
