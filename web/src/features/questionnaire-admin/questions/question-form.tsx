import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { usePageMark } from '../../../design-system/pictures/page-mark.ts';
import { FormProblem } from '../../../lib/forms/form-problem.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { forgetInput, useStoredInput } from '../../../lib/versioned-form/stored-input.ts';
import { VersionedPageForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { EffectPanel } from './effect-panel.tsx';
import { NumberFields, ScaleFields, TextFields } from './kind-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { QuestionActions } from './question-actions.tsx';
import { QuestionBasics } from './question-basics.tsx';
import { hasOptions } from './question-values.ts';
import { RuleFields } from './rule-fields.tsx';
import { useConflictFields } from './use-conflict-fields.ts';
import { useQuestionForm } from './use-question-form.ts';

interface QuestionFormProps {
  questionnaire: EditedQuestionnaire;
  /** Null: one that is about to be added. */
  question: Question | null;
  /** Under which name input that is not saved is kept. */
  keptName: string;
}

/** One question with everything that belongs to it, and what an answer would earn. */
export function QuestionForm({ questionnaire, question, keptName }: QuestionFormProps) {
  const { t } = useTranslate();
  const editing = useQuestionForm(questionnaire, question, keptName);
  const { control, form, isDirty, submitting } = editing;
  const wasBroughtBack = useStoredInput(form, keptName);
  const [place, setPlace] = useState(0);
  usePageMark('bottomBar');
  const type = form.watch('type');
  const index = question ? questionnaire.questions.findIndex(({ id }) => id === question.id) : -1;
  const earlier = index < 0 ? questionnaire.questions : questionnaire.questions.slice(0, index);
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  // The form's own fields are parts with many controls: the first that is wrong is found in the document.
  const root = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful)
      root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitSuccessful]);
  return (
    <div ref={root} className="grid min-w-0 gap-6">
      <VersionedPageForm
        of={editing}
        isStored
        conflictFields={useConflictFields(questionnaire)}
        className="panel min-w-0"
      >
        <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-3 pl-5">
          <h2 className="type-h3">
            {question
              ? t('questionnaire-admin.question.number', { number: index + 1 })
              : t('questionnaire-admin.question.new')}
          </h2>
          {question && (
            <QuestionActions questionnaire={questionnaire} question={question} keptName={keptName} />
          )}
        </div>
        <div className="grid gap-6 p-5">
          <FormProblem of={editing} />
          {wasBroughtBack && <Notice>{t('questionnaire-admin.question.broughtBack')}</Notice>}
          <QuestionBasics control={control} />
          {hasOptions(type) && (
            <OptionFields control={control} isMultiple={type === 'MULTIPLE'} onAt={setPlace} />
          )}
          {type === 'SCALE' && <ScaleFields control={control} />}
          {type === 'NUMBER' && <NumberFields control={control} />}
          {type === 'TEXT' && <TextFields control={control} />}
          {!hasOptions(type) && <RuleFields control={control} isText={type === 'TEXT'} />}
          <ConditionFields control={control} earlier={earlier} />
        </div>
        <div className="sticky bottom-0 z-1 grid gap-3 rounded-b-panel border-t border-line bg-surface p-4">
          {hasErrors && <Notice tone="danger">{t('questionnaire-admin.question.check')}</Notice>}
          {isDirty && questionnaire.resultCount > 0 && (
            <p className="text-small text-text-soft">
              {t('questionnaire-admin.question.newVersion', {
                version: questionnaire.version + 1,
                count: questionnaire.resultCount,
              })}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2">
            <p role="status" className="flex-1 text-small text-text-soft">
              {isDirty && t('questionnaire-admin.question.unsaved')}
            </p>
            {isDirty && (
              <Button
                variant="quiet"
                disabled={submitting}
                onClick={() => {
                  editing.discard();
                  forgetInput(keptName);
                }}
              >
                {t('questionnaire-admin.discard')}
              </Button>
            )}
            <Button type="submit" variant="primary" loading={submitting}>
              {t(question ? 'questionnaire-admin.question.save' : 'questionnaire-admin.question.create')}
            </Button>
          </div>
        </div>
      </VersionedPageForm>
      <EffectPanel control={control} place={place} />
    </div>
  );
}
