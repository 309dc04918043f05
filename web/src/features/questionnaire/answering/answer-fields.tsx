import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { useState } from 'react';
import { parseNumber } from '../../../design-system/fields/parse-number.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './answering.module.css';
import type { AskedQuestion } from './attempt.ts';
import { fieldName } from './form-answers.ts';

interface AnswerFieldsProps {
  question: AskedQuestion;
  answer: Answer | undefined;
  /** Without this function the fields belong to a form that is sent as a whole. */
  onAnswer?: ((answer: Answer | null, isReadable?: boolean) => void) | undefined;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** The fields depend on the type of the question; they are the same with and without scripts. */
export function AnswerFields(props: AnswerFieldsProps) {
  switch (props.question.type) {
    case 'SINGLE':
    case 'MULTIPLE':
      return <OptionRows {...props} />;
    case 'SCALE':
      return <ScaleSteps {...props} />;
    case 'NUMBER':
      return <NumberAnswer {...props} />;
    case 'TEXT':
      return <TextAnswer {...props} />;
  }
}

/** Without scripts a browser may require an answer to a question that everyone is asked. */
const isInsisted = ({ question, onAnswer }: AnswerFieldsProps) =>
  !onAnswer && question.required && question.showIf === null;

const letterOf = (place: number) => String.fromCharCode(65 + place);

function OptionRows(props: AnswerFieldsProps) {
  const { question, answer, onAnswer, labelledBy, describedBy } = props;
  const isSingle = question.type === 'SINGLE';
  const chosen = answer?.optionIds ?? [];
  const group = {
    role: isSingle ? 'radiogroup' : 'group',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
  };
  const choose = (id: number, isChosen: boolean) => {
    const others = isSingle ? [] : chosen.filter((each) => each !== id);
    const optionIds = isChosen ? [...others, id] : others;
    onAnswer?.(optionIds.length > 0 ? { questionId: question.id, optionIds } : null);
  };
  return (
    <div {...group} className={styles.rows}>
      {question.options.map(({ id, text }, place) => (
        <label key={id} className={styles.row}>
          <span aria-hidden="true" className={styles.key}>
            {letterOf(place)}
          </span>
          <span>{text}</span>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={fieldName(question)}
            value={id}
            className={isSingle ? styles.radio : styles.checkbox}
            required={isSingle && isInsisted(props)}
            {...(onAnswer
              ? { checked: chosen.includes(id), onChange: (event) => choose(id, event.target.checked) }
              : { defaultChecked: chosen.includes(id) })}
          />
        </label>
      ))}
    </div>
  );
}

function ScaleSteps(props: AnswerFieldsProps) {
  const { question, answer, onAnswer, labelledBy, describedBy } = props;
  const { scale, id } = question;
  const { t } = useTranslate();
  if (!scale) return null;
  const steps = Array.from({ length: scale.max - scale.min + 1 }, (_, place) => scale.min + place);
  return (
    <div className="mt-6">
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={styles.scale}
      >
        {steps.map((value) => (
          <label key={value} className={styles.step}>
            <span className="type-value text-value-m">{value}</span>
            <input
              type="radio"
              name={fieldName(question)}
              value={value}
              className={styles.knob}
              aria-label={t('questionnaires.answer.onScale', {
                value: String(value),
                max: String(scale.max),
              })}
              required={isInsisted(props)}
              {...(onAnswer
                ? { checked: answer?.value === value, onChange: () => onAnswer({ questionId: id, value }) }
                : { defaultChecked: answer?.value === value })}
            />
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-4 flex justify-between gap-6 text-small text-text-muted">
        <span>{scale.minLabel}</span>
        <span className="text-right">{scale.maxLabel}</span>
      </p>
      <p className="sr-only">
        {t('questionnaires.answer.ends', {
          min: String(scale.min),
          minLabel: scale.minLabel,
          max: String(scale.max),
          maxLabel: scale.maxLabel,
        })}
      </p>
    </div>
  );
}

function TextAnswer(props: AnswerFieldsProps) {
  const { question, answer, onAnswer, labelledBy, describedBy, isInvalid } = props;
  const { t } = useTranslate();
  const { id, input } = question;
  const most = input?.maxLength ?? 0;
  return (
    <div className="mt-6">
      <textarea
        name={fieldName(question)}
        rows={4}
        maxLength={most}
        placeholder={input?.placeholder || undefined}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        required={isInsisted(props)}
        className={styles.text}
        {...(onAnswer
          ? {
              value: answer?.text ?? '',
              onChange: ({ target: { value } }) =>
                onAnswer(value === '' ? null : { questionId: id, text: value }),
            }
          : { defaultValue: answer?.text ?? '' })}
      />
      {onAnswer && (
        <p className="mt-2 text-small text-text-muted tabular">
          {t('questionnaires.answer.length', { count: (answer?.text ?? '').length, most })}
        </p>
      )}
    </div>
  );
}

/** A large reading: comma and point are understood as they are meant. */
function NumberAnswer(props: AnswerFieldsProps) {
  const { question, answer, onAnswer, labelledBy, describedBy, isInvalid } = props;
  const { id, number, required, showIf } = question;
  const { language } = useTranslate();
  const written = answer?.value === undefined ? '' : formatNumber(answer.value, language);
  const [typed, setTyped] = useState(written);

  function take(text: string) {
    setTyped(text);
    const value = parseNumber(text, language, number?.unit);
    const isReadable = value === null || Number.isFinite(value);
    onAnswer?.(value !== null && isReadable ? { questionId: id, value } : null, isReadable);
  }

  return (
    <div className={styles.number}>
      <input
        type="text"
        inputMode={number?.decimals === 0 && number.min >= 0 ? 'numeric' : 'decimal'}
        name={fieldName(question)}
        autoComplete="off"
        maxLength={20}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        required={!onAnswer && required && showIf === null}
        className={styles.numberInput}
        {...(onAnswer
          ? { value: typed, onChange: (event) => take(event.target.value) }
          : { defaultValue: written })}
      />
      {number?.unit && <span className="text-lead text-text-soft">{number.unit}</span>}
    </div>
  );
}
