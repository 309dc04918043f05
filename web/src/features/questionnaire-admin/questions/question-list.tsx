import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import { Link } from '@tanstack/react-router';
import { GripVertical, Plus } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { useReorder } from '../../../design-system/behaviour/use-reorder.ts';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { StateText } from '../../../design-system/values/badge.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { hasStoredInput } from '../../../lib/versioned-form/stored-input.ts';
import { inOrder } from '../questionnaire-calls.ts';
import { earnsNothing, missingEnglish, readable, tagCount } from './question-values.ts';
import { useQuestionOrder } from './use-question-order.ts';

interface QuestionListProps {
  questionnaire: EditedQuestionnaire;
  selected: number | 'new' | undefined;
  /** Under which name input that is not saved is kept. */
  keptName: (question: number | 'new') => string;
  onSelect: () => void;
}

/** The questions in their order: moved by drag, by buttons and by Alt with arrows. */
export function QuestionList({ questionnaire, selected, keptName, onSelect }: QuestionListProps) {
  const { t } = useTranslate();
  const { order, onMove, onSettled } = useQuestionOrder(questionnaire);
  const questions = inOrder(questionnaire, order);
  const reorder = useReorder<HTMLOListElement>({
    count: order.length,
    focused: 'a',
    textOf: (place) => t('questionnaire-admin.order.moved', { number: place + 1, count: order.length }),
    onMove,
    onSettled,
  });
  const params = { questionnaireId: questionnaire.id };
  return (
    <section aria-labelledby="question-order" className="panel min-w-0 overflow-hidden">
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
        <h2 id="question-order" className="type-h3">
          {t('questionnaire-admin.order')}
        </h2>
        <ButtonLink
          size="sm"
          variant="quiet"
          aria-label={t('questionnaire-admin.question.new')}
          icon={<Plus size={16} aria-hidden="true" />}
          render={
            <Link
              to="/admin/questionnaires/$questionnaireId"
              params={params}
              search={{ question: 'new' }}
              onClick={onSelect}
            />
          }
        >
          {t('questionnaire-admin.question.add')}
        </ButtonLink>
      </div>
      <p className="sr-only" aria-live="polite">
        {reorder.said}
      </p>
      <p className="sr-only" id="question-order-keys">
        {t('questionnaire-admin.order.keys')}
      </p>
      <ol ref={reorder.list} className="divide-y divide-line">
        {questions.map((question, place) => {
          const isSelected = question.id === selected;
          return (
            <li
              key={question.id}
              data-question={question.id}
              {...reorder.target(place)}
              onKeyDown={(event) => reorder.onKeyDown(event, place)}
              className={cx(
                'relative grid min-h-[58px] grid-cols-[20px_24px_minmax(0,1fr)] items-center gap-1 pr-3 pl-2',
                isSelected && 'bg-current-value-soft shadow-[inset_3px_0_0_var(--current-value)]',
                reorder.dragged === place && 'opacity-55',
              )}
            >
              <span
                {...reorder.grip(place)}
                className="grid h-full w-5 cursor-grab place-items-center text-text-muted pointer-coarse:hidden"
              >
                <GripVertical size={16} />
              </span>
              <span className="text-center text-small tabular text-text-soft" aria-hidden="true">
                {place + 1}
              </span>
              <Link
                to="/admin/questionnaires/$questionnaireId"
                params={params}
                search={{ question: question.id }}
                aria-current={isSelected ? 'true' : undefined}
                aria-describedby="question-order-keys"
                onClick={onSelect}
                className="grid gap-1 rounded-chip py-2 leading-ui no-underline after:absolute after:inset-y-0 after:right-0 after:left-[28px]"
              >
                <QuestionLine
                  question={question}
                  number={place + 1}
                  isSelected={isSelected}
                  isUnsaved={hasStoredInput(keptName(question.id))}
                />
              </Link>
            </li>
          );
        })}
      </ol>
      {questions.length === 0 && (
        <p className="p-4 text-small text-text-muted">{t('questionnaire-admin.question.none')}</p>
      )}
      {(selected === 'new' || hasStoredInput(keptName('new'))) && (
        <p
          className={cx(
            'border-t border-line px-4 py-3 text-small',
            selected === 'new' && 'bg-current-value-soft shadow-[inset_3px_0_0_var(--current-value)]',
          )}
        >
          <Link
            to="/admin/questionnaires/$questionnaireId"
            params={params}
            search={{ question: 'new' }}
            onClick={onSelect}
            className="font-medium"
          >
            {t('questionnaire-admin.question.new')}
          </Link>
        </p>
      )}
    </section>
  );
}

interface QuestionLineProps {
  question: Question;
  number: number;
  isSelected: boolean;
  isUnsaved: boolean;
}

function QuestionLine({ question, number, isSelected, isUnsaved }: QuestionLineProps) {
  const { t, language } = useTranslate();
  const tags = tagCount(question);
  return (
    <>
      <span className={cx('text-small wrap-anywhere', isSelected ? 'font-strong' : 'font-medium')}>
        <span className="sr-only">{t('questionnaire-admin.question.number', { number })} </span>
        {readable(question.text, language)}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-micro text-text-muted">
        <span>
          {t(`questionnaire-admin.type.${question.type}`)}
          {tags > 0 && `, ${t('questionnaire-admin.tags.count', { count: tags })}`}
        </span>
        {question.showIf && <span>{t('questionnaire-admin.condition.short')}</span>}
        {earnsNothing(question) && (
          <StateText tone="warning" className="text-micro">
            {t('questionnaire-admin.tags.none')}
          </StateText>
        )}
        {missingEnglish(question) > 0 && (
          <StateText tone="warning" className="text-micro">
            {t('questionnaire-admin.english.missing')}
          </StateText>
        )}
        {isUnsaved && (
          <StateText tone="running" className="text-micro">
            {t('questionnaire-admin.unsaved')}
          </StateText>
        )}
      </span>
    </>
  );
}
