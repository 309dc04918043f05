import type { measures } from '@metra/contract/operations/measures';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { measuresService } from './measures.service.ts';

export const measuresRoutes = (service: ReturnType<typeof measuresService>): Handlers<typeof measures> => ({
  list: (call) => service.list(call, call.query),
  create: (call) => service.create(call, call.body),
  read: (call) => service.read(call, call.params.id),
  update: (call) => service.update(call, call.params.id, call.body),
  remove: (call) => service.remove(call, call.params.id),
});
