import type { resources } from '@metra/contract/operations/resources';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { resourcesService } from './resources.service.ts';

export const resourcesRoutes = (
  service: ReturnType<typeof resourcesService>,
): Handlers<typeof resources> => ({
  list: (call) => service.list(call, call.query),
  storage: (call) => service.storage(call),
  create: (call) => service.create(call, call.body, call.file),
  read: (call) => service.read(call, call.params.resourceId),
  update: (call) => service.update(call, call.params.resourceId, call.body, call.file),
  uses: (call) => service.uses(call, call.params.resourceId),
  remove: (call) => service.remove(call, call.params.resourceId, call.query),
  restore: (call) => service.restore(call, call.params.resourceId),
});
