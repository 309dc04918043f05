import type { measuresAdmin } from '@metra/contract/operations/measures-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { measuresAdminService } from './measures-admin.service.ts';
import type { measureSwitch } from './switch.service.ts';

export const measuresAdminRoutes = (
  service: ReturnType<typeof measuresAdminService>,
  switching: ReturnType<typeof measureSwitch>,
): Handlers<typeof measuresAdmin> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  order: (call) => service.order(call, call.body),
  previewSwitch: (call) => switching.previewSwitch(call, call.body),
  switch: (call) => switching.switch(call, call.body),
  read: (call) => service.read(call, call.params.id),
  remove: (call) => service.remove(call, call.params.id, call.query.version),
});
