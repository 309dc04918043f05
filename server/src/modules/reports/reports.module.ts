import { type ReportNeeds, reportService } from './report.service.ts';
import { reportsRoutes } from './reports.routes.ts';

/** The report of a business year. */
export function reportsModule(needs: ReportNeeds) {
  const service = reportService(needs);
  return {
    /** Both for others, within their own transaction. */
    reportOfYear: service.ofYear,
    reportDocument: service.document,
    reports: reportsRoutes(service),
  };
}
