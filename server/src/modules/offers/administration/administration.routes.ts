import type { offersAdmin, organisationsAdmin } from '@metra/contract/marketplace-admin';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { offersAdminService } from './offers-admin.service.ts';
import type { organisationsAdminService } from './organisations-admin.service.ts';

export const organisationsAdminRoutes = (
  service: ReturnType<typeof organisationsAdminService>,
): Handlers<typeof organisationsAdmin> => ({
  list: (call) => service.list(call, call.query),
  read: (call) => service.read(call, call.params.id),
  updateTags: (call) => service.updateTags(call, call.params.id, call.body),
  verify: (call) => service.verify(call, call.params.id, call.body),
});

export const offersAdminRoutes = (
  service: ReturnType<typeof offersAdminService>,
): Handlers<typeof offersAdmin> => ({
  list: (call) => service.list(call, call.query),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.id),
  updateTags: (call) => service.updateTags(call, call.params.id, call.body),
  reports: (call) => service.reports(call, call.params.id, call.query),
  dismissReports: (call) => service.dismissReports(call, call.params.id),
  takeDown: (call) => service.takeDown(call, call.params.id, call.body),
  putBack: (call) => service.putBack(call, call.params.id),
});
