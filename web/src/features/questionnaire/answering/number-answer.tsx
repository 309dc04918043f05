import { useState } from 'react';
import { parseNumber } from '../../../design-system/fields/parse-number.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { AnswerFieldsProps } from './answer-fields.tsx';
import styles from './answering.module.css';
import { fieldName } from './form-answers.ts';

/** A large reading: comma and point are understood as they are meant. */
export function NumberAnswer(props: AnswerFieldsProps) {
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
