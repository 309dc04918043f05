import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { conditionProblems } from '@metra/contract/rules/questionnaire-rules';
import { useRef, useState } from 'react';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { moved } from '../../../lib/forms/moved.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { inOrder, saveOrder } from '../questionnaire-calls.ts';

/**
 * The order of the questions is shown at once and saved when a move ends. A message explains why a condition
 * forbids an order.
 */
export function useQuestionOrder(questionnaire: EditedQuestionnaire) {
  const { t } = useTranslate();
  const saved = questionnaire.questions.map(({ id }) => id);
  const [moving, setMoving] = useState<readonly number[] | null>(null);
  /** Questions that somebody else has added or removed replace the order that is being moved. */
  const isCurrent =
    moving !== null && moving.length === saved.length && saved.every((id) => moving.includes(id));
  const order = isCurrent ? moving : saved;
  const latest = useRef(order);
  latest.current = order;

  function explain(wanted: readonly number[]): boolean {
    const [problem] = conditionProblems(inOrder(questionnaire, wanted));
    if (!problem) return false;
    const number = saved.indexOf(Number(problem.detail)) + 1;
    showToast({
      id: 'question-order',
      variant: 'warning',
      title: t('questionnaire-admin.order.refused'),
      text: t('questionnaire-admin.order.refusedText', { number }),
    });
    return true;
  }

  async function save(wanted: readonly number[]): Promise<void> {
    try {
      const outcome = await saveOrder(questionnaire, wanted);
      if (outcome === null)
        showToast({ variant: 'warning', title: t('questionnaire-admin.order.notJoined') });
      if (outcome === 'joined') showToast({ title: t('questionnaire-admin.order.joined') });
    } catch (error) {
      await reportError(error);
    } finally {
      setMoving(null);
    }
  }

  return {
    order,
    onMove(from: number, to: number) {
      latest.current = moved(latest.current, from, to);
      setMoving(latest.current);
    },
    onSettled() {
      const wanted = latest.current;
      if (wanted.every((id, place) => id === saved[place])) return;
      if (explain(wanted)) setMoving(null);
      else void save(wanted);
    },
  };
}
