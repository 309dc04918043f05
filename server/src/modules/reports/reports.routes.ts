import type { reports } from '@metra/contract/reports';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { reportService } from './report.service.ts';

export const reportsRoutes = (service: ReturnType<typeof reportService>): Handlers<typeof reports> => ({
  years: (call) => service.years(call),
  read: (call) => service.read(call, call.params.year),
  writeNarrative: (call) => service.writeNarrative(call, call.params.year, call.params.section, call.body),
  explain: (call) => service.explain(call, call.params.year, call.params.key, call.body),
});
