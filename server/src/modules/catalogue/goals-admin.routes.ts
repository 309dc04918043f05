import type { goalsAdmin } from '@metra/contract/operations/goals-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { goalsAdminService } from './goals-admin.service.ts';
import type { goalSwitch } from './switch.service.ts';

export const goalsAdminRoutes = (
  service: ReturnType<typeof goalsAdminService>,
  switching: ReturnType<typeof goalSwitch>,
): Handlers<typeof goalsAdmin> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  create: (call) => service.create(call, call.body),
  order: (call) => service.order(call, call.body),
  previewSwitch: (call) => switching.previewSwitch(call, call.body),
  switch: (call) => switching.switch(call, call.body),
  read: (call) => service.read(call, call.params.id),
  update: (call) => service.update(call, call.params.id, call.body),
  remove: (call) => service.remove(call, call.params.id, call.query.version),
});
