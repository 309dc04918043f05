import type { reports } from '@metra/contract/operations/reports';
import { type Handlers, WrittenAnswer } from '../../platform/http/handlers.ts';
import { bytesOf } from '../../platform/threads/worker-client.ts';
import type { ReadReport } from './reading/report-questions.ts';
import type { reportService } from './report.service.ts';

export const reportsRoutes = (
  service: ReturnType<typeof reportService>,
  reading: Pick<ReadReport, 'shown'>,
): Handlers<typeof reports, 'read'> => ({
  years: (call) => service.years(call),
  read: async ({ actor: { organisationId }, language, params: { year } }) =>
    new WrittenAnswer(bytesOf(await reading.shown({ organisationId, year, language }))),
  writeNarrative: (call) => service.writeNarrative(call, call.params.year, call.params.section, call.body),
  explain: (call) => service.explain(call, call.params.year, call.params.key, call.body),
});
