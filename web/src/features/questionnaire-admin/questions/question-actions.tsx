import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { getRouter } from '../../../lib/guards/router-access.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { forgetInput } from '../../../lib/versioned-form/stored-input.ts';
import { readAnew } from '../questionnaire-calls.ts';
import { readable } from './question-values.ts';
import { useQuestionOrder } from './use-question-order.ts';

interface QuestionActionsProps {
  questionnaire: EditedQuestionnaire;
  question: Question;
  keptName: string;
}

export function QuestionActions({ questionnaire, question, keptName }: QuestionActionsProps) {
  const { t, language } = useTranslate();
  const { order, onMove, onSettled } = useQuestionOrder(questionnaire);
  const [said, setSaid] = useState('');
  const place = order.indexOf(question.id);
  const name = t('questionnaire-admin.question.number', { number: place + 1 });

  function move(to: number) {
    onMove(place, to);
    onSettled();
    setSaid(t('questionnaire-admin.order.moved', { number: to + 1, count: order.length }));
  }

  async function remove() {
    const { questions, resultCount, active } = questionnaire;
    const dependent = questions.findIndex(({ showIf }) =>
      showIf?.conditions.some(({ questionId }) => questionId === question.id),
    );
    const refusal =
      dependent >= 0
        ? t('questionnaire-admin.question.inUse', { number: dependent + 1 })
        : active && questions.length === 1 && t('questionnaire-admin.question.last');
    if (refusal) return showToast({ variant: 'warning', title: refusal });
    const isSure = await confirmDialog({
      title: t('questionnaire-admin.question.remove.title', { number: place + 1 }),
      text: (
        <div className="grid gap-3">
          <p>{readable(question.text, language)}</p>
          <p>{t('questionnaire-admin.question.remove.text', { count: resultCount })}</p>
        </div>
      ),
      confirmLabel: t('questionnaire-admin.delete'),
      tone: 'danger',
      size: 'md',
    });
    if (!isSure) return undefined;
    try {
      await operatorApi.questionnairesAdmin.removeQuestion({
        params: { questionnaireId: questionnaire.id, questionId: question.id },
      });
    } catch (error) {
      return reportError(error);
    }
    forgetInput(keptName);
    const next = order[place + 1] ?? order[place - 1];
    await getRouter().navigate({
      to: '/admin/questionnaires/$questionnaireId',
      params: { questionnaireId: questionnaire.id },
      search: next === undefined ? {} : { question: next },
      replace: true,
    });
    await readAnew(questionnaire.id);
    events.emit('questionnaireChanged');
    return showToast({ variant: 'success', title: t('questionnaire-admin.question.removed') });
  }

  return (
    <div className="flex">
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <IconButton
        size="sm"
        label={t('content.item.up', { name })}
        icon={<ArrowUp size={16} aria-hidden="true" />}
        disabled={place <= 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        size="sm"
        label={t('content.item.down', { name })}
        icon={<ArrowDown size={16} aria-hidden="true" />}
        disabled={place === order.length - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton
        size="sm"
        label={t('content.item.remove', { name })}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => void remove()}
      />
    </div>
  );
}
