import {
  type Condition,
  type Question,
  questionnaireLimits,
} from '@metra/contract/shapes/questionnaire-shapes';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { hasOptions, readable } from './question-values.ts';
import { type QuestionControl, useFormPart } from './use-form-part.ts';

type Operator = Condition['operator'];

const operatorsOf = ({ type }: Question): readonly Operator[] => {
  if (hasOptions(type)) return ['CHOSEN', 'NOT_CHOSEN', 'ANSWERED'];
  return type === 'TEXT' ? ['ANSWERED'] : ['AT_LEAST', 'AT_MOST', 'ANSWERED'];
};

/** A condition that holds what its operator needs, and nothing else. */
function conditionOn(question: Question, operator: Operator, before?: Condition): Condition {
  const [first] = question.options;
  switch (operator) {
    case 'CHOSEN':
    case 'NOT_CHOSEN':
      return { questionId: question.id, operator, optionId: before?.optionId ?? first?.id ?? 0 };
    case 'AT_LEAST':
    case 'AT_MOST':
      return {
        questionId: question.id,
        operator,
        value: before?.value ?? question.scale?.min ?? question.number?.min ?? 0,
      };
    case 'ANSWERED':
      return { questionId: question.id, operator };
  }
}

const newCondition = (question: Question): Condition =>
  conditionOn(question, operatorsOf(question)[0] ?? 'ANSWERED');

interface ConditionFieldsProps {
  control: QuestionControl;
  /** Those that come before: nothing else can be depended on, so there is no circle. */
  earlier: readonly Question[];
}

/** When a question is asked at all. */
export function ConditionFields({ control, earlier }: ConditionFieldsProps) {
  const { t } = useTranslate();
  const { value: showIf, change: changeAll, problemAt } = useFormPart(control, 'showIf');
  const latest = earlier.at(-1);
  const change = (conditions: Condition[]) =>
    changeAll(conditions.length === 0 ? null : { match: showIf?.match ?? 'ALL', conditions });
  return (
    <section aria-labelledby="condition" className="grid gap-3">
      <h3 id="condition" className="type-h3">
        {t('questionnaire-admin.condition')}
      </h3>
      {latest ? (
        <Checkbox
          label={t('questionnaire-admin.condition.only')}
          description={t('questionnaire-admin.condition.hint')}
          value={showIf !== null}
          onChange={(isConditional) => change(isConditional ? [newCondition(latest)] : [])}
        />
      ) : (
        <p className="text-small text-text-muted">{t('questionnaire-admin.condition.first')}</p>
      )}
      {showIf && showIf.conditions.length > 1 && (
        <Segmented
          label={t('questionnaire-admin.condition.match')}
          value={showIf.match}
          options={[
            { value: 'ALL', label: t('questionnaire-admin.condition.ALL') },
            { value: 'ANY', label: t('questionnaire-admin.condition.ANY') },
          ]}
          onChange={(match) => changeAll({ ...showIf, match })}
        />
      )}
      {showIf?.conditions.map((condition, place) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids, and their fields are controlled
          key={place}
          condition={condition}
          number={place + 1}
          earlier={earlier}
          error={problemAt(`conditions.${place}.value`)}
          onChange={(next) => change(showIf.conditions.with(place, next))}
          onRemove={() => change(showIf.conditions.toSpliced(place, 1))}
        />
      ))}
      {showIf && latest && showIf.conditions.length < questionnaireLimits.conditions && (
        <div>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => change([...showIf.conditions, newCondition(latest)])}
          >
            {t('questionnaire-admin.condition.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ConditionRowProps {
  condition: Condition;
  number: number;
  earlier: readonly Question[];
  error: string | undefined;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

function ConditionRow({ condition, number, earlier, error, onChange, onRemove }: ConditionRowProps) {
  const { t, language } = useTranslate();
  const question = earlier.find(({ id }) => id === condition.questionId);
  const { operator } = condition;
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3">
      <legend className="sr-only">{t('questionnaire-admin.condition.name', { number })}</legend>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          <Field
            label={t('questionnaire-admin.condition.question')}
            className="md:col-span-2"
            error={!question && t('questionnaire-admin.condition.later')}
          >
            <Select
              options={earlier.map((each, place) => ({
                value: String(each.id),
                label: `${place + 1}. ${readable(each.text, language)}`,
              }))}
              value={question ? String(question.id) : null}
              onChange={(id) => {
                const chosen = earlier.find((each) => each.id === Number(id));
                if (chosen && chosen !== question) onChange(newCondition(chosen));
              }}
            />
          </Field>
          {question && (
            <Field label={t('questionnaire-admin.condition.operator')}>
              <Select
                options={operatorsOf(question).map((each) => ({
                  value: each,
                  label: t(`questionnaire-admin.condition.${each}`),
                }))}
                value={operator}
                onChange={(next) => onChange(conditionOn(question, next, condition))}
              />
            </Field>
          )}
          {question && (operator === 'CHOSEN' || operator === 'NOT_CHOSEN') && (
            <Field label={t('questionnaire-admin.condition.option')}>
              <Select
                options={question.options.map(({ id, text }) => ({
                  value: String(id),
                  label: readable(text, language),
                }))}
                value={String(condition.optionId)}
                onChange={(id) => onChange({ ...condition, optionId: Number(id) })}
              />
            </Field>
          )}
          {question && (operator === 'AT_LEAST' || operator === 'AT_MOST') && (
            <Field label={t('questionnaire-admin.condition.value')} error={error}>
              <NumberInput
                value={condition.value ?? null}
                {...(question.number?.unit && { unit: question.number.unit })}
                onChange={(value) => onChange({ ...condition, value: value ?? undefined })}
              />
            </Field>
          )}
        </div>
        <IconButton
          size="sm"
          className="justify-self-end md:mt-6"
          label={t('questionnaire-admin.condition.remove', { number })}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}
