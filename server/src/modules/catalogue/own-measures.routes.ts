import type { ownMeasures } from '@metra/contract/operations/measures';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ownMeasuresService } from './own-measures.service.ts';

export const ownMeasuresRoutes = (
  service: ReturnType<typeof ownMeasuresService>,
): Handlers<typeof ownMeasures> => ({
  create: (call) => service.create(call, call.body),
  update: (call) => service.update(call, call.params.id, call.body),
  remove: (call) => service.remove(call, call.params.id, call.query),
  restore: (call) => service.restore(call, call.params.id),
});
