import type { Db } from '../../platform/database/database.ts';
import type { GoalViewNeeds } from '../tracking/tracking.module.ts';
import { archiveService } from './archive.service.ts';
import { comparisonService, type ReadComparedYears } from './comparison.service.ts';
import { freezeService } from './freeze.service.ts';
import { archiveRoutes, frozenReportsRoutes } from './frozen-reports.routes.ts';
import { frozenReportsService } from './frozen-reports.service.ts';
import { frozenReportViews } from './frozen-reports.views.ts';
import { linksService } from './links.service.ts';
import type { FrozenReportNeeds } from './needs.ts';
import { registerReportFilesJob } from './prepare-files.job.ts';
import { sharedReportsService } from './shared-reports.service.ts';
import { verifyService } from './verify.service.ts';

export { frozenReportFiles } from './frozen-export.views.ts';

type Needs = FrozenReportNeeds & GoalViewNeeds & { comparedYears: ReadComparedYears };

/** Frozen reports, their links, and the archive. */
export function frozenReportsModule(needs: Needs) {
  registerReportFilesJob(needs);
  return {
    handlers: {
      frozenReports: frozenReportsRoutes({
        freezing: freezeService(needs),
        reports: frozenReportsService(needs),
        links: linksService(needs),
        shared: sharedReportsService(needs),
        comparison: comparisonService(needs),
        verify: verifyService(needs),
      }),
      archive: archiveRoutes(archiveService(needs)),
    },
    exports: {},
  };
}

/** The valid frozen report of each year that has one. */
export async function validFrozenReports(
  db: Db,
  organisationId: number,
): Promise<ReadonlyMap<number, { id: number; number: string }>> {
  const found = await frozenReportViews(db, { organisationId, now: new Date() }).valid();
  return new Map(found.map(({ year, ...report }) => [year, report]));
}
