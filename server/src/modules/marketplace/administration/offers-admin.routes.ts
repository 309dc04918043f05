import type { offersAdmin } from '@metra/contract/operations/marketplace-admin';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { offersAdminService } from './offers-admin.service.ts';

export const offersAdminRoutes = (
  service: ReturnType<typeof offersAdminService>,
): Handlers<typeof offersAdmin> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.id),
  updateTags: (call) => service.updateTags(call, call.params.id, call.body),
  reports: (call) => service.reports(call, call.params.id, call.query),
  dismissReports: (call) => service.dismissReports(call, call.params.id),
  takeDown: (call) => service.takeDown(call, call.params.id, call.body),
  putBack: (call) => service.putBack(call, call.params.id),
});
