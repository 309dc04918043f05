import type { archive } from '@metra/contract/operations/archive';
import type { frozenReports } from '@metra/contract/operations/frozen-reports';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { archiveService } from './archive.service.ts';
import type { comparisonService } from './comparison.service.ts';
import type { freezeService } from './freeze.service.ts';
import type { frozenReportsService } from './frozen-reports.service.ts';
import type { linksService } from './links.service.ts';
import type { sharedReportsService } from './shared-reports.service.ts';
import type { verifyService } from './verify.service.ts';

interface Services {
  freezing: ReturnType<typeof freezeService>;
  reports: ReturnType<typeof frozenReportsService>;
  links: ReturnType<typeof linksService>;
  shared: ReturnType<typeof sharedReportsService>;
  comparison: ReturnType<typeof comparisonService>;
  verify: ReturnType<typeof verifyService>;
}

export const frozenReportsRoutes = ({
  freezing,
  reports,
  links,
  shared,
  comparison,
  verify,
}: Services): Handlers<typeof frozenReports> => ({
  preview: (call) => freezing.preview(call, call.params.year),
  freeze: (call) => freezing.freeze(call, call.params.year, call.body),
  read: (call) => reports.read(call, call.params.frozenReportId),
  export: (call) => reports.export(call, call.params.frozenReportId, call.query),
  share: (call) => links.share(call, call.params.frozenReportId, call.body),
  endShare: (call) => links.end(call, call.params.frozenReportId),
  comparison: (call) => comparison(call, call.query),
  shared: (call) => shared.look(call, call.params.token),
  openShared: (call) => shared.open(call, call.params.token, call.body.code),
  sharedFile: (call) => shared.file(call, call.params.token, call.body),
  verify: (call) => verify(call, call.params.number, call.query.hash),
});

export const archiveRoutes = (service: ReturnType<typeof archiveService>): Handlers<typeof archive> => ({
  summary: (call) => service.summary(call),
  reports: (call) => service.reports(call, call.query),
  goals: (call) => service.goals(call, call.query),
  strategies: (call) => service.strategies(call, call.query),
});
