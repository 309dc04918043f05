import type { ReactNode } from 'react';
import { Badge } from '../../design-system/badge.tsx';
import { Field } from '../../design-system/field.tsx';
import { TextInput } from '../../design-system/text-input.tsx';
import { Textarea } from '../../design-system/textarea.tsx';
import type { Language } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LanguagePair, useLanguageLabel } from './languages.tsx';

interface TextPairProps {
  label: string;
  /** Where the text of a language stands in the content, e.g. `translations/de/title`. */
  pathOf: (language: Language) => string;
  textOf: (language: Language) => string;
  onChange: (language: Language, text: string) => void;
  max: number;
  /** More than one line. */
  rows?: number;
  description?: ReactNode;
  /** Says how many letters there are, and how many there may be. */
  counted?: boolean;
  /** Marked where it is empty. */
  required?: boolean;
}

/** One text in both languages. */
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

/** What a language lacks is said above its field. */
export function MarkedLabel({ isMissing, children }: { isMissing: boolean; children: ReactNode }) {
  const { t } = useTranslate();
  return (
    <span className="inline-flex min-h-6 flex-wrap items-center gap-2">
      {children}
      {isMissing && <Badge tone="warning">{t('content.missing')}</Badge>}
    </span>
  );
}
