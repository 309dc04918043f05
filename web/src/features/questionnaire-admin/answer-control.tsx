import type { Answer, Question } from '@metra/contract/shapes/questionnaire-shapes';
import { CheckboxRows } from '../../design-system/fields/checkbox-rows.tsx';
import { NumberInput } from '../../design-system/fields/number-input.tsx';
import { RadioGroup } from '../../design-system/fields/radio-group.tsx';
import { Select } from '../../design-system/fields/select.tsx';
import { Textarea } from '../../design-system/fields/textarea.tsx';
import type { Language } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { readable } from './questions/question-values.ts';

interface AnswerControlProps {
  question: Question;
  answer: Answer | undefined;
  onChange: (answer: Answer | undefined) => void;
  /** In which the questionnaire is tried. */
  language: Language;
}

/** Answers a question to see what comes of it; nothing of it is sent anywhere. */
export function AnswerControl({ question, answer, onChange, language }: AnswerControlProps) {
  const { t } = useTranslate();
  const { id, type, options, scale, number, input, text } = question;
  const give = (part: Omit<Answer, 'questionId'>) => onChange({ questionId: id, ...part });
  const name = { 'aria-label': readable(text, language) };
  const choices = options.map((option) => ({
    value: String(option.id),
    label: readable(option.text, language) || '–',
  }));
  switch (type) {
    case 'SINGLE':
      return (
        <RadioGroup
          {...name}
          options={choices}
          value={answer?.optionIds?.[0] === undefined ? null : String(answer.optionIds[0])}
          onChange={(chosen) => give({ optionIds: [Number(chosen)] })}
        />
      );
    case 'MULTIPLE':
      return (
        <CheckboxRows
          {...name}
          rows={choices.map(({ value, label }) => ({ value, title: label }))}
          value={(answer?.optionIds ?? []).map(String)}
          onChange={(chosen) => give({ optionIds: chosen.map(Number) })}
        />
      );
    case 'SCALE':
      return (
        <Select
          {...name}
          options={Array.from({ length: (scale?.max ?? 0) - (scale?.min ?? 0) + 1 }, (_, step) => {
            const value = (scale?.min ?? 0) + step;
            const ends = [
              value === scale?.min && readable(scale.minLabel, language),
              value === scale?.max && readable(scale.maxLabel, language),
            ].filter(Boolean);
            return { value: String(value), label: [value, ...ends].join(', ') };
          })}
          value={answer?.value === undefined ? null : String(answer.value)}
          placeholder={t('questionnaire-admin.testRun.choose')}
          onChange={(value) => give({ value: Number(value) })}
        />
      );
    case 'NUMBER':
      return (
        <NumberInput
          {...name}
          value={answer?.value ?? null}
          {...(number?.unit && { unit: number.unit })}
          onChange={(value) =>
            value === null || Number.isNaN(value) ? onChange(undefined) : give({ value })
          }
        />
      );
    case 'TEXT':
      return (
        <Textarea
          {...name}
          rows={2}
          maxLength={input?.maxLength}
          value={answer?.text ?? ''}
          onChange={(event) => give({ text: event.target.value })}
        />
      );
  }
}
