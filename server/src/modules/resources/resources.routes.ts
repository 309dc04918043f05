import type { resources } from '@metra/contract/resources';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { resourcesService } from './resources.service.ts';

export const resourcesRoutes = (
  service: ReturnType<typeof resourcesService>,
): Handlers<typeof resources> => ({
  list: ({ actor, query }) => service.list(actor, query),
  create: ({ actor, body, file }) => service.create(actor, body, file),
  read: ({ actor, params }) => service.read(actor, params.resourceId),
  update: ({ actor, params, body, file }) => service.update(actor, params.resourceId, body, file),
  remove: ({ actor, params }) => service.remove(actor, params.resourceId),
  restore: ({ actor, params }) => service.restore(actor, params.resourceId),
});
