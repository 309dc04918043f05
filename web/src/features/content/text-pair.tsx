import type { ReactNode } from 'react';
import { Field } from '../../design-system/fields/field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { Textarea } from '../../design-system/fields/textarea.tsx';
import { LanguagePair, MarkedLabel, useLanguageLabel } from '../../domain/writing/languages.tsx';
import type { Language } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface TextPairProps {
  label: string;
  /** Returns the path of a language's text in the content, such as `translations/de/title`. */
  pathOf: (language: Language) => string;
  textOf: (language: Language) => string;
  onChange: (language: Language, text: string) => void;
  max: number;
  /** The text may have several lines. */
  rows?: number;
  description?: ReactNode;
  /** A counter shows the letters and their limit. */
  counted?: boolean;
  /** An empty text is marked. */
  required?: boolean;
}

export function TextPair({ label, pathOf, textOf, onChange, max, rows, ...look }: TextPairProps) {
  const { t } = useTranslate();
  const labelled = useLanguageLabel();
  return (
    <LanguagePair>
      {(language) => {
        const value = textOf(language);
        const control = {
          lang: language,
          value,
          maxLength: max,
          onChange: (event: { target: { value: string } }) => onChange(language, event.target.value),
        };
        return (
          <div data-field={pathOf(language)}>
            <Field
              label={
                <MarkedLabel isMissing={look.required === true && value.trim() === ''}>
                  {labelled(label, language)}
                </MarkedLabel>
              }
              description={
                look.counted ? (
                  <span className="tabular">{t('content.letters', { count: value.length, max })}</span>
                ) : (
                  look.description
                )
              }
            >
              {rows ? <Textarea {...control} rows={rows} /> : <TextInput {...control} />}
            </Field>
          </div>
        );
      }}
    </LanguagePair>
  );
}
