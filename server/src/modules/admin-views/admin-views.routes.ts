import type { adminViews } from '@metra/contract/operations/admin-views';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { adminViewsService } from './admin-views.service.ts';

type Service = ReturnType<typeof adminViewsService>;

export const adminViewsRoutes = (service: Service): Handlers<typeof adminViews> => ({
  list: (call) => service.list(call, call.query),
  create: (call) => service.create(call, call.body),
  update: (call) => service.update(call, call.params.id, call.body),
  remove: (call) => service.remove(call, call.params.id),
});
