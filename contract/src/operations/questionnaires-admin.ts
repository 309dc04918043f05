import { z } from 'zod';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  IsoDate,
  Language,
  pageOf,
  pageQuery,
  Sector,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import {
  Answer,
  Question,
  QuestionnaireFile,
  QuestionnaireUpdate,
  QuestionnaireWrite,
  QuestionType,
  QuestionWrite,
  questionnaireInfo,
  questionnaireLimits,
  TagMapping,
} from '../shapes/questionnaire-shapes.ts';

export const QuestionnaireItem = z.object({
  id: Id,
  slug: Slug,
  name: text(120),
  active: z.boolean(),
  questionCount: Count,
  resultCount: Count,
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
});
export type QuestionnaireItem = z.infer<typeof QuestionnaireItem>;

/** The questionnaire in all languages, with the rules for its results. */
export const EditedQuestionnaire = z.object({
  id: Id,
  ...questionnaireInfo,
  active: z.boolean(),
  questions: z.array(Question).max(questionnaireLimits.questions),
  resultCount: Count.meta({
    description: 'Results keep the version they answered, whatever is changed here',
  }),
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
});
export type EditedQuestionnaire = z.infer<typeof EditedQuestionnaire>;

const ResultItem = z.object({
  id: Id,
  createdAt: Instant,
  version: Version,
  language: Language,
  secondsTaken: z.int().nullable(),
  scores: z.object({ e: z.int().nullable(), s: z.int().nullable(), g: z.int().nullable() }),
});
export type ResultItem = z.infer<typeof ResultItem>;

const ResultDetail = ResultItem.extend({
  answers: z
    .array(Answer.extend({ order: z.int(), question: text(400), answer: text(8000) }))
    .max(questionnaireLimits.questions)
    .meta({ description: 'The questions and answers as texts' }),
  tags: z.array(z.object({ slug: Slug, name: text(100), weight: z.int() })).max(500),
});
export type ResultDetail = z.infer<typeof ResultDetail>;

const Spread = z.object({
  optionId: Id.nullable().meta({ description: 'Null where no option stands for it' }),
  from: z.number().nullable(),
  to: z.number().nullable(),
  count: Count,
});

/** The statistics over all versions, by the current questions. */
export const QuestionnaireStatistics = z.object({
  versions: z
    .array(z.object({ version: Version, firstAnsweredAt: Instant }))
    .max(200)
    .meta({ description: 'That somebody has answered, the newest first' }),
  started: Count,
  finished: Count,
  scores: z
    .array(z.object({ sector: Sector, average: z.number().nullable(), count: Count }))
    .max(3)
    .meta({ description: 'Of results in which something of the sector was answered' }),
  secondsTaken: z.array(z.object({ from: z.int(), to: z.int().nullable(), count: Count })).max(20),
  questions: z
    .array(
      z.object({
        id: Id,
        order: z.int(),
        type: QuestionType,
        answered: Count,
        leftAt: Count.meta({ description: 'People who reached this question and never finished' }),
        distribution: z.array(Spread).max(100),
      }),
    )
    .max(questionnaireLimits.questions),
});
export type QuestionnaireStatistics = z.infer<typeof QuestionnaireStatistics>;

const one = z.object({ id: Id });
const ofOne = z.object({ questionnaireId: Id });
const oneQuestion = z.object({ questionnaireId: Id, questionId: Id });

const changed = ['not_found.questionnaire', 'conflict.version', 'questionnaire.condition_broken'] as const;

const filters = {
  ...sortBy('name', 'createdAt', 'updatedAt'),
  query: text(100).optional().meta({ description: 'Part of the name' }),
  active: z.boolean().optional(),
};

export const questionnairesAdmin = {
  list: operation({
    method: 'GET',
    path: '/admin/questionnaires',
    access: 'editor',
    summary: 'Questionnaires',
    query: z.object({ ...pageQuery, ...filters }),
    response: pageOf(QuestionnaireItem),
  }),
  exportList: listExport({
    path: '/admin/questionnaires/export',
    access: 'editor',
    summary: 'Questionnaires as a table; `export` gives one of them with its questions',
    query: z.object(filters),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/questionnaires',
    access: 'editor',
    summary: 'Create a questionnaire, without questions yet',
    refusedToImpersonator: true,
    body: QuestionnaireWrite,
    response: EditedQuestionnaire,
    status: 201,
    errors: ['conflict.slug'],
  }),
  import: operation({
    method: 'POST',
    path: '/admin/questionnaires/import',
    access: 'editor',
    summary: 'Create a questionnaire from an exported file; it is not active',
    refusedToImpersonator: true,
    body: QuestionnaireFile,
    response: EditedQuestionnaire,
    status: 201,
    errors: ['conflict.slug', 'questionnaire.condition_broken'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/questionnaires/{id}',
    access: 'editor',
    summary: 'One questionnaire with its questions',
    params: one,
    response: EditedQuestionnaire,
    errors: ['not_found.questionnaire'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/questionnaires/{id}',
    access: 'editor',
    summary: 'Change the description of a questionnaire, or switch it on or off',
    refusedToImpersonator: true,
    params: one,
    body: QuestionnaireUpdate,
    response: EditedQuestionnaire,
    errors: ['not_found.questionnaire', 'conflict.slug', 'conflict.version', 'questionnaire.no_questions'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/questionnaires/{id}',
    access: 'editor',
    summary: 'Delete a questionnaire',
    refusedToImpersonator: true,
    params: one,
    query: z.object({
      force: z.boolean().optional().meta({ description: 'Also when there are results, which go with it' }),
    }),
    response: null,
    errors: ['not_found.questionnaire', 'questionnaire.has_results'],
  }),
  copy: operation({
    method: 'POST',
    path: '/admin/questionnaires/{id}/copy',
    access: 'editor',
    summary: 'Copy a questionnaire without its results; the copy is not active',
    refusedToImpersonator: true,
    params: one,
    body: z.strictObject({ slug: questionnaireInfo.slug }),
    response: EditedQuestionnaire,
    status: 201,
    errors: ['not_found.questionnaire', 'conflict.slug'],
  }),
  export: operation({
    method: 'GET',
    path: '/admin/questionnaires/{id}/export',
    access: 'editor',
    summary: 'A questionnaire as one file, without its results',
    params: one,
    response: null,
    download: ['application/json'],
    errors: ['not_found.questionnaire'],
  }),
  addQuestion: operation({
    method: 'POST',
    path: '/admin/questionnaires/{questionnaireId}/questions',
    access: 'editor',
    summary: 'Add a question at the end',
    refusedToImpersonator: true,
    params: ofOne,
    body: QuestionWrite,
    response: EditedQuestionnaire,
    status: 201,
    errors: [...changed, 'questionnaire.too_many_questions'],
  }),
  updateQuestion: operation({
    method: 'PUT',
    path: '/admin/questionnaires/{questionnaireId}/questions/{questionId}',
    access: 'editor',
    summary:
      'Change a question, and what its answers earn; tags that only its former options earned are dropped',
    refusedToImpersonator: true,
    params: oneQuestion,
    body: QuestionWrite,
    response: EditedQuestionnaire,
    errors: [...changed, 'not_found.question'],
  }),
  removeQuestion: operation({
    method: 'DELETE',
    path: '/admin/questionnaires/{questionnaireId}/questions/{questionId}',
    access: 'editor',
    summary: 'Remove a question to which no condition refers; results keep it',
    refusedToImpersonator: true,
    params: oneQuestion,
    response: null,
    errors: [
      'not_found.questionnaire',
      'not_found.question',
      'questionnaire.condition_broken',
      'questionnaire.no_questions',
    ],
  }),
  updateOrder: operation({
    method: 'PUT',
    path: '/admin/questionnaires/{questionnaireId}/update-question-order',
    access: 'editor',
    summary: 'Set the order of all questions',
    refusedToImpersonator: true,
    params: ofOne,
    body: z.strictObject({
      questionIds: z
        .array(Id)
        .max(questionnaireLimits.questions)
        .meta({ description: 'All of them, each once' }),
      version: Version,
    }),
    response: EditedQuestionnaire,
    errors: changed,
  }),
  tagMapping: operation({
    method: 'GET',
    path: '/admin/questionnaires/{questionnaireId}/questions/{questionId}/tagMapping',
    access: 'editor',
    summary: 'The tags that answers to a question earn',
    params: oneQuestion,
    response: z.object({ rules: TagMapping, version: Version }),
    errors: ['not_found.questionnaire', 'not_found.question'],
  }),
  updateTagMapping: operation({
    method: 'PUT',
    path: '/admin/questionnaires/{questionnaireId}/questions/{questionId}/tagMapping',
    access: 'editor',
    summary: 'Set the tags that answers to a question earn',
    refusedToImpersonator: true,
    params: oneQuestion,
    body: z.strictObject({ rules: TagMapping, version: Version }),
    response: EditedQuestionnaire,
    errors: ['not_found.questionnaire', 'not_found.question', 'conflict.version'],
  }),
};

const resultFilters = {
  ...sortBy('createdAt', 'secondsTaken'),
  query: text(100).optional().meta({ description: 'Part of what somebody wrote as an answer' }),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  version: Version.optional().meta({ description: 'The version that was answered' }),
};

export const questionnaireResults = {
  list: operation({
    method: 'GET',
    path: '/admin/questionnaires/{questionnaireId}/results',
    access: 'editor',
    summary: 'Results of a questionnaire, the newest first',
    params: ofOne,
    query: z.object({ ...pageQuery, ...resultFilters }),
    response: pageOf(ResultItem),
    errors: ['not_found.questionnaire'],
  }),
  read: operation({
    method: 'GET',
    path: '/admin/questionnaires/{questionnaireId}/results/{resultId}',
    access: 'editor',
    summary: 'One result with its answers',
    params: z.object({ questionnaireId: Id, resultId: Id }),
    response: ResultDetail,
    errors: ['not_found.questionnaire_result'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/questionnaires/{questionnaireId}/results',
    access: 'editor',
    summary: 'Delete some results, or all of them: many in several calls, until none is left',
    refusedToImpersonator: true,
    params: ofOne,
    query: z.object({
      ids: z.array(Id).min(1).max(100).optional(),
      all: z.boolean().optional().meta({ description: 'Instead of naming them' }),
    }),
    response: z.object({ removed: Count, left: Count }),
    errors: ['not_found.questionnaire'],
  }),
  statistics: operation({
    method: 'GET',
    path: '/admin/questionnaires/{questionnaireId}/statistics',
    access: 'editor',
    summary: 'Statistics of a questionnaire: distribution of answers, where people stop, and duration',
    params: ofOne,
    response: QuestionnaireStatistics,
    errors: ['not_found.questionnaire'],
  }),
  export: operation({
    method: 'GET',
    path: '/admin/questionnaires/{questionnaireId}/results/export',
    access: 'editor',
    summary: 'The filtered results with their answers as a table, in the requested order',
    params: ofOne,
    query: z.object({ ...resultFilters, format: z.enum(['csv', 'xlsx']) }),
    response: null,
    hasEffect: true,
    download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['not_found.questionnaire'],
  }),
};
