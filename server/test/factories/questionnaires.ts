import { randomUUID } from 'node:crypto';
import type { SentBody } from '@metra/contract/core/operation';
import type { AskedQuestionnaire, questionnaires } from '@metra/contract/operations/questionnaires';
import type {
  EditedQuestionnaire,
  questionnairesAdmin,
} from '@metra/contract/operations/questionnaires-admin';
import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import type { TestApp } from '../app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from './accounts.ts';

export type QuestionSent = Omit<SentBody<typeof questionnairesAdmin.addQuestion>, 'version'>;

/** The slug of the delivered questionnaire. */
export const quickCheck = 'esg-quick-check';

export const heating: QuestionSent = {
  type: 'SINGLE',
  sector: 'e',
  required: true,
  text: { de: 'Womit heizen Sie?', en: 'How do you heat?' },
  options: [
    { text: { de: 'Heizöl', en: 'Heating oil' }, score: 0 },
    { text: { de: 'Wärmepumpe', en: 'Heat pump' }, score: 100 },
  ],
};

export const people: QuestionSent = {
  type: 'NUMBER',
  text: { de: 'Wie viele Menschen arbeiten bei Ihnen?' },
  number: { min: 0, max: 10_000 },
};

export const remark: QuestionSent = {
  type: 'TEXT',
  text: { de: 'Was hält Sie auf?' },
  input: { maxLength: 200 },
};

/** An inactive questionnaire with these questions. */
export async function aQuestionnaire(
  editor: SignedInAccount,
  questions: readonly QuestionSent[] = [heating, people, remark],
): Promise<EditedQuestionnaire> {
  let made = await editor.client.questionnairesAdmin.create({
    body: { slug: `fragen-${randomUUID()}`, translations: { de: { name: 'Fragen zum Anfang' } } },
  });
  for (const question of questions)
    made = await editor.client.questionnairesAdmin.addQuestion({
      params: { questionnaireId: made.id },
      body: { ...question, version: made.version },
    });
  return made;
}

export function switched(
  editor: SignedInAccount,
  { id, slug, translations, durationMinutes, bands, version }: EditedQuestionnaire,
  active: boolean,
): Promise<EditedQuestionnaire> {
  return editor.client.questionnairesAdmin.update({
    params: { id },
    body: { slug, translations, durationMinutes, bands, active, version },
  });
}

export const anActiveQuestionnaire = async (editor: SignedInAccount, questions?: readonly QuestionSent[]) =>
  switched(editor, await aQuestionnaire(editor, questions), true);

/** An answer to every mandatory question: the first option or the lowest value. */
export const answersTo = ({
  questions,
}: Pick<AskedQuestionnaire | EditedQuestionnaire, 'questions'>): Answer[] =>
  questions
    .filter(({ required }) => required)
    .map(({ id, options, scale, number }): Answer => {
      const limits = scale ?? number;
      if (limits) return { questionId: id, value: limits.min };
      const [first] = options;
      return first ? { questionId: id, optionIds: [first.id] } : { questionId: id, text: 'Zeit' };
    });

export const aSubmission = (
  asked: AskedQuestionnaire | EditedQuestionnaire,
  answers: readonly Answer[] = answersTo(asked),
): SentBody<typeof questionnaires.submit> => ({
  submissionId: randomUUID(),
  version: asked.version,
  answers: [...answers],
  secondsTaken: 95,
});

export const aSignedInEditor = async (app: Pick<TestApp, 'platform' | 'client'>): Promise<SignedInAccount> =>
  signedIn(app, await anEditor(app.platform));
