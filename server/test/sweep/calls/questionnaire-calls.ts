import {
  anActiveQuestionnaire,
  aSignedInEditor,
  aSubmission,
  quickCheck,
} from '../../factories/questionnaires.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

const theQuickCheck = ({ member: { client } }: Organisation) =>
  client.questionnaires.read({ params: { id: quickCheck } });

export const questionnairesCalls: CallsOf<'questionnaires'> = {
  read: { refers: { 'params.id': 'catalogue' }, input: () => ({ params: { id: quickCheck } }) },
  submit: {
    refers: {
      'params.id': 'catalogue',
      'body.answers[].questionId': 'within',
      'body.answers[].optionIds[]': 'within',
    },
    input: async (own) => ({ params: { id: quickCheck }, body: aSubmission(await theQuickCheck(own)) }),
  },
  progress: {
    refers: { 'params.id': 'catalogue', 'body.questionId': 'within' },
    async input(own) {
      const { questions } = await theQuickCheck(own);
      const { submissionId } = aSubmission(await theQuickCheck(own));
      return { params: { id: quickCheck }, body: { submissionId, questionId: questions[0]?.id ?? 0 } };
    },
  },
  result: {
    // Everyone who knows the id may see the result: it tells neither who answered nor what.
    refers: { 'params.resultId': 'catalogue' },
    input: async ({ the }) => ({ params: { resultId: await the('keptResult') } }),
  },
  resultPdf: {
    refers: { 'params.resultId': 'catalogue' },
    input: async ({ the }) => ({ params: { resultId: await the('keptResult') } }),
  },
};

export const keptResultsCalls: CallsOf<'keptResults'> = {
  keep: {
    // Everyone who was given the link may save the result.
    refers: { 'params.resultId': 'catalogue' },
    input: async ({ the }) => ({ params: { resultId: await the('keptResult') } }),
  },
  forget: {
    refers: { 'params.resultId': 'keptResult' },
    input: async ({ the }) => ({ params: { resultId: await the('keptResult') } }),
  },
};

/** The questionnaire belongs to the operator and has a result. */
export async function anAnsweredQuestionnaire({ app }: Organisation) {
  const editor = await aSignedInEditor(app);
  const made = await anActiveQuestionnaire(editor);
  await app.client().questionnaires.submit({ params: { id: String(made.id) }, body: aSubmission(made) });
  return { editor, made };
}

export const questionnaireResultsCalls: CallsOf<'questionnaireResults'> = {
  list: {
    refers: { 'params.questionnaireId': 'catalogue' },
    async input({ app }) {
      const { items } = await (await aSignedInEditor(app)).client.questionnairesAdmin.list({
        query: { query: 'Schnellcheck' },
      });
      return { params: { questionnaireId: items[0]?.id ?? 0 } };
    },
  },
};
