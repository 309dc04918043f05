import type { audit } from '@metra/contract/operations/audit';
import type { jobs, mails, overview, system } from '@metra/contract/operations/operation-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { auditService } from './audit.service.ts';
import type { jobsService } from './jobs.service.ts';
import type { mailsService } from './mails.service.ts';
import type { overviewService } from './overview.service.ts';
import type { systemService } from './system.service.ts';

interface Services {
  audit: ReturnType<typeof auditService>;
  jobs: ReturnType<typeof jobsService>;
  mails: ReturnType<typeof mailsService>;
  overview: ReturnType<typeof overviewService>;
  system: ReturnType<typeof systemService>;
}

export const operationRoutes = (
  services: Services,
): {
  audit: Handlers<typeof audit>;
  jobs: Handlers<typeof jobs>;
  mails: Handlers<typeof mails>;
  overview: Handlers<typeof overview>;
  system: Handlers<typeof system>;
} => ({
  audit: {
    list: (call) => services.audit.list(call, call.query),
    export: (call) => services.audit.export(call, call.query),
    read: (call) => services.audit.read(call, call.params.entryId),
  },
  jobs: {
    kinds: (call) => services.jobs.kinds(call),
    failed: (call) => services.jobs.failed(call, call.query),
    exportFailed: (call) => services.jobs.exportFailed(call, call.query),
    repeat: (call) => services.jobs.repeat(call, call.params.failedJobId),
    discard: (call) => services.jobs.discard(call, call.params.failedJobId),
    repeatAll: (call) => services.jobs.repeatAll(call, call.body.name),
  },
  mails: {
    list: (call) => services.mails.list(call, call.query),
    export: (call) => services.mails.export(call, call.query),
    repeat: (call) => services.mails.repeat(call, call.params.mailId),
  },
  overview: {
    read: (call) => services.overview.read(call),
    series: (call) => services.overview.series(call, call.params.reading, call.query),
    export: (call) => services.overview.export(call),
    missedSearches: (call) => services.overview.missedSearches(call, call.query),
    exportMissedSearches: (call) => services.overview.exportMissedSearches(call, call.query),
  },
  system: { read: (call) => services.system.read(call) },
});
