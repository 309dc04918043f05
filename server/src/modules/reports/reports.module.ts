import { exportRoutes } from './documents/export.routes.ts';
import { type ExportNeeds, exportService } from './documents/export.service.ts';
import { fileNameOf } from './documents/file-name.ts';
import { type LogoNeeds, reportFiles } from './documents/report-files.ts';
import { type ReportNeeds, reportService } from './report.service.ts';
import { reportsRoutes } from './reports.routes.ts';

/** The report of a business year, and its files. */
export function reportsModule(needs: ReportNeeds & LogoNeeds & Omit<ExportNeeds, 'reports' | 'files'>) {
  const service = reportService(needs);
  const files = reportFiles(needs);
  return {
    /** Both for others, within their own transaction. */
    reportOfYear: service.ofYear,
    reportDocument: service.document,
    /** Of a report that is frozen: as soon as they are made. */
    reportLogo: files.logoOf,
    reportPdf: files.pdf,
    reportXlsx: files.xlsx,
    reportFileName: fileNameOf,
    reports: reportsRoutes(service),
    reportExport: exportRoutes(exportService({ ...needs, reports: service, files })),
  };
}
