import type { reports } from '@metra/contract/operations/reports';
import { type Handlers, WrittenAnswer } from '../../platform/http/handlers.ts';
import { bytesOf } from '../../platform/threads/worker-client.ts';
import type { reportService } from './report.service.ts';
import type { ReadReport } from './worker/report-questions.ts';

export const reportsRoutes = (
  service: ReturnType<typeof reportService>,
  reader: Pick<ReadReport, 'shown'>,
): Handlers<typeof reports, 'read'> => ({
  years: (call) => service.years(call),
  read: async ({ actor: { organisationId }, language, params: { year } }) =>
    new WrittenAnswer(bytesOf(await reader.shown({ organisationId, year, language }))),
  writeNarrative: (call) => service.writeNarrative(call, call.params.year, call.params.section, call.body),
  explain: (call) => service.explain(call, call.params.year, call.params.key, call.body),
});
