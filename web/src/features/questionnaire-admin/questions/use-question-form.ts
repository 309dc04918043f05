import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { getRouter } from '../../../lib/guards/router-access.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { isSame, type Versioned } from '../../../lib/versioned-form/differences.ts';
import { forgetInput } from '../../../lib/versioned-form/stored-input.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { readAnew, take } from '../questionnaire-calls.ts';
import { QuestionForm } from './question-form-rules.ts';
import { emptyQuestion, type QuestionValues, valuesOf, writeOf } from './question-values.ts';

type Saved = Versioned<QuestionValues>;

const questionIn = ({ questions }: EditedQuestionnaire, id: number) =>
  questions.find((question) => question.id === id);

const versioned = ({ version }: EditedQuestionnaire, question: Question | undefined): Saved => ({
  values: question ? valuesOf(question) : emptyQuestion(),
  version,
});

/**
 * Two people may edit a question at the same time. Every change creates a new version of the whole
 * questionnaire, but a change of another question, or of the order, is no conflict.
 */
export function useQuestionForm(
  questionnaire: EditedQuestionnaire,
  question: Question | null,
  keptName: string,
) {
  const params = { questionnaireId: questionnaire.id };

  async function add(values: QuestionValues, version: number): Promise<EditedQuestionnaire> {
    const changed = await operatorApi.questionnairesAdmin.addQuestion({
      params,
      body: writeOf(values, version),
    });
    const made = changed.questions.at(-1);
    forgetInput(keptName);
    take(changed);
    if (made)
      await getRouter().navigate({
        to: '/admin/questionnaires/$questionnaireId',
        params,
        search: { question: made.id },
        replace: true,
      });
    return changed;
  }

  /**
   * A colleague may have removed the question during the edit. The input is not lost, because the question
   * can be added once more.
   */
  async function addInstead(values: QuestionValues, version: number): Promise<undefined> {
    const isWanted = await confirmDialog({
      title: translate('questionnaire-admin.question.removedMeanwhile'),
      text: translate('questionnaire-admin.question.removedMeanwhileText'),
      confirmLabel: translate('questionnaire-admin.question.addAgain'),
      size: 'md',
    });
    if (!isWanted) throw new Error('The question has been removed.');
    await add({ ...values, options: values.options.map((option) => ({ ...option, id: null })) }, version);
    return undefined;
  }

  const send = (id: number, values: QuestionValues, version: number) =>
    operatorApi.questionnairesAdmin.updateQuestion({
      params: { ...params, questionId: id },
      body: writeOf(values, version),
    });

  async function change({ id }: Question, values: QuestionValues, from: Saved): Promise<Saved | undefined> {
    let changed: EditedQuestionnaire;
    try {
      changed = await send(id, values, from.version);
    } catch (error) {
      if (!hasKey(error, 'conflict.version')) throw error;
      const present = await readAnew(questionnaire.id);
      const theirs = questionIn(present, id);
      if (!theirs) return addInstead(values, present.version);
      // Somebody else has changed the same question, so the person has to choose.
      if (!isSame(valuesOf(theirs), from.values)) throw error;
      changed = await send(id, values, present.version);
    }
    forgetInput(keptName);
    take(changed);
    return versioned(changed, questionIn(changed, id));
  }

  /** Nobody else can edit a question that does not exist yet, so a conflict is retried. */
  async function create(values: QuestionValues, version: number): Promise<undefined> {
    try {
      await add(values, version);
    } catch (error) {
      if (!hasKey(error, 'conflict.version')) throw error;
      await add(values, (await readAnew(questionnaire.id)).version);
    }
    return undefined;
  }

  return useVersionedForm<QuestionValues>(QuestionForm, {
    start: versioned(questionnaire, question ?? undefined),
    async read() {
      const present = await readAnew(questionnaire.id);
      return versioned(present, question ? questionIn(present, question.id) : undefined);
    },
    write: (values, from) =>
      question ? change(question, values, from) : create(values, questionnaire.version),
    onSaved: () => showToast({ variant: 'success', title: translate('questionnaire-admin.question.saved') }),
  });
}
