import type { reportExport } from '@metra/contract/operations/report-export';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { exportService } from './export.service.ts';

export const exportRoutes = (service: ReturnType<typeof exportService>): Handlers<typeof reportExport> => ({
  download: (call) => service.download(call, call.params.year, call.query),
});
