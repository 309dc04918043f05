import { randomUUID } from 'node:crypto';
import { aQuestionnaire, aSignedInEditor, heating } from '../factories/questionnaires.ts';
import { aTagAvailableFor } from '../factories/tags.ts';
import { anAnsweredQuestionnaire } from '../sweep/calls/questionnaire-calls.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';
import type { InputsOf } from './content-inputs.ts';

const info = () => ({ slug: `fragen-${randomUUID()}`, translations: { de: { name: 'Fragen' } } });

const made = async ({ app }: Organisation) => aQuestionnaire(await aSignedInEditor(app));

const one = async (own: Organisation) => ({ params: { id: (await made(own)).id } });

async function ofQuestion(own: Organisation) {
  const { id, questions, version } = await made(own);
  const [question] = questions;
  return { params: { questionnaireId: id, questionId: question?.id ?? 0 }, question, questions, version };
}

const onlyQuestion = async (own: Organisation) => ({ params: (await ofQuestion(own)).params });

async function withResult(own: Organisation) {
  const { editor, made: answered } = await anAnsweredQuestionnaire(own);
  const params = { questionnaireId: answered.id };
  const { items } = await editor.client.questionnaireResults.list({ params });
  return { params, resultId: items[0]?.id ?? 0 };
}

const ofResults = async (own: Organisation) => ({ params: (await withResult(own)).params });

/** Questionnaires are created for each call, so that the delivered ones stay unchanged. */
export const questionnairesAdminInputs: InputsOf<'questionnairesAdmin'> = {
  create: () => ({ body: info() }),
  async import(own) {
    const { questions } = await made(own);
    return { body: { format: 'metra-questionnaire-1', ...info(), questions } };
  },
  read: one,
  update: async (own) => {
    const { id, version } = await made(own);
    return { params: { id }, body: { ...info(), active: true, version } };
  },
  remove: one,
  copy: async (own) => ({ ...(await one(own)), body: { slug: `kopie-${randomUUID()}` } }),
  export: one,
  addQuestion: async (own) => {
    const { id, version } = await made(own);
    return { params: { questionnaireId: id }, body: { ...heating, version } };
  },
  updateQuestion: async (own) => {
    const { params, version } = await ofQuestion(own);
    return { params, body: { ...heating, version } };
  },
  removeQuestion: onlyQuestion,
  updateOrder: async (own) => {
    const { id, questions, version } = await made(own);
    const questionIds = questions.map((question) => question.id).toReversed();
    return { params: { questionnaireId: id }, body: { questionIds, version } };
  },
  tagMapping: onlyQuestion,
  updateTagMapping: async (own) => {
    const { params, question, version } = await ofQuestion(own);
    const when = { optionId: question?.options[0]?.id ?? 0 };
    const tag = await aTagAvailableFor(await aSignedInEditor(own.app), 'QUESTIONNAIRE');
    return { params, body: { rules: [{ when, tags: [{ tag, weight: 2 }] }], version } };
  },
};

export const questionnaireResultsInputs: InputsOf<'questionnaireResults'> = {
  list: ofResults,
  read: async (own) => {
    const { params, resultId } = await withResult(own);
    return { params: { ...params, resultId } };
  },
  remove: async (own) => ({ ...(await ofResults(own)), query: { all: true } }),
  statistics: ofResults,
  export: async (own) => ({ ...(await ofResults(own)), query: { format: 'csv' } }),
};
