import type { keptResults, questionnaires } from '@metra/contract/operations/questionnaires';
import type {
  questionnaireResults,
  questionnairesAdmin,
} from '@metra/contract/operations/questionnaires-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { answeringService } from './answering.service.ts';
import type { editingService } from './editing.service.ts';
import type { resultsAdminService } from './results-admin.service.ts';

type Answering = ReturnType<typeof answeringService>;

export const questionnairesRoutes = (service: Answering): Handlers<typeof questionnaires> => ({
  read: (call) => service.read(call, call.params.id),
  submit: (call) => service.submit(call, call.params.id, call.body),
  progress: (call) => service.progress(call, call.params.id, call.body),
  result: (call) => service.result(call, call.params.resultId),
  resultPdf: (call) => service.resultPdf(call, call.params.resultId),
});

export const keptResultsRoutes = (service: Answering): Handlers<typeof keptResults> => ({
  list: (call) => service.keptResults(call, call.query),
  keep: (call) => service.keep(call, call.params.resultId),
  forget: (call) => service.forget(call, call.params.resultId),
});

export const questionnairesAdminRoutes = (
  service: ReturnType<typeof editingService>,
): Handlers<typeof questionnairesAdmin> => ({
  list: (call) => service.list(call, call.query),
  exportList: (call) => service.exportList(call, call.query),
  create: (call) => service.create(call, call.body),
  import: (call) => service.import(call, call.body),
  read: (call) => service.read(call, call.params.id),
  update: (call) => service.update(call, call.params.id, call.body),
  remove: (call) => service.remove(call, call.params.id, call.query),
  copy: (call) => service.copy(call, call.params.id, call.body),
  export: (call) => service.export(call, call.params.id),
  addQuestion: (call) => service.addQuestion(call, call.params.questionnaireId, call.body),
  updateQuestion: (call) =>
    service.updateQuestion(call, call.params.questionnaireId, call.params.questionId, call.body),
  removeQuestion: (call) => service.removeQuestion(call, call.params.questionnaireId, call.params.questionId),
  updateOrder: (call) => service.updateOrder(call, call.params.questionnaireId, call.body),
  tagMapping: (call) => service.tagMapping(call, call.params.questionnaireId, call.params.questionId),
  updateTagMapping: (call) =>
    service.updateTagMapping(call, call.params.questionnaireId, call.params.questionId, call.body),
});

export const questionnaireResultsRoutes = (
  service: ReturnType<typeof resultsAdminService>,
): Handlers<typeof questionnaireResults> => ({
  list: (call) => service.list(call, call.params.questionnaireId, call.query),
  read: (call) => service.read(call, call.params.questionnaireId, call.params.resultId),
  remove: (call) => service.remove(call, call.params.questionnaireId, call.query),
  statistics: (call) => service.statistics(call, call.params.questionnaireId),
  export: (call) => service.export(call, call.params.questionnaireId, call.query),
});
