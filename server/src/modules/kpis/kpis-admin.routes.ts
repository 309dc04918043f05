import type { MetraContract } from '@metra/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { kpisAdminService } from './definitions/kpis-admin.service.ts';
import type { factorsAdminService } from './factors/factors-admin.service.ts';

export const kpisAdminRoutes = (
  service: ReturnType<typeof kpisAdminService>,
): Handlers<MetraContract['kpisAdmin']> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  previewSwitch: (call) => service.previewSwitch(call, call.body),
  switch: (call) => service.switch(call, call.body),
  read: (call) => service.read(call, call.params.id),
  organisations: (call) => service.organisations(call, call.params.id, call.query),
  formulaChanges: (call) => service.formulaChanges(call, call.params.id, call.query),
});

export const factorsAdminRoutes = (
  service: ReturnType<typeof factorsAdminService>,
): Handlers<MetraContract['factorsAdmin']> => ({
  list: (call) => service.list(call, call.query),
  export: (call) => service.export(call, call.query),
  read: (call) => service.read(call, call.params.id),
  update: (call) => service.update(call, call.params.id, call.body),
  putValue: (call) => service.putValue(call, call.params.id, call.params.year, call.body),
  touched: (call) => service.touched(call, call.params.id, call.params.year),
  review: (call) => service.review(call, call.params.id, call.body),
  changes: (call) => service.changes(call, call.params.id, call.query),
});
