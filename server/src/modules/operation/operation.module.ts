import type { Platform } from '../../platform/platform.ts';
import { auditService } from './audit.service.ts';
import { collectFirstMetrics, registerMetricsJob } from './collect-metrics.job.ts';
import { jobsService } from './jobs.service.ts';
import { mailsService } from './mails.service.ts';
import { operationRoutes } from './operation.routes.ts';
import { type OverviewNeeds, overviewService } from './overview.service.ts';
import { type SystemNeeds, systemService } from './system.service.ts';

export { noteMissedSearches } from './note-missed-searches.service.ts';

type Needs = Platform & OverviewNeeds & SystemNeeds;

/** Operation of the platform: audit log, pending work, failures and counts. */
export function operationModule(needs: Needs) {
  registerMetricsJob(needs);
  return {
    handlers: operationRoutes({
      audit: auditService(needs),
      jobs: jobsService(needs),
      mails: mailsService(needs),
      overview: overviewService(needs),
      system: systemService(needs),
    }),
    exports: { begin: () => collectFirstMetrics(needs) },
  };
}
