import type { projectsAdmin } from '@metra/contract/operations/projects-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { projectsAdminService } from './projects-admin.service.ts';

export const projectsAdminRoutes = (
  service: ReturnType<typeof projectsAdminService>,
): Handlers<typeof projectsAdmin> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.id),
  update: (call) => service.update(call, call.params.id, call.body),
  remove: (call) => service.remove(call, call.params.id, call.query.version),
});
