import { Field } from '../../../design-system/fields/field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { LanguagePair, MarkedLabel, useLanguageLabel } from '../../../domain/writing/languages.tsx';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { WordPair } from './question-values.ts';

interface WordsFieldProps {
  label: string;
  labelHidden?: boolean;
  value: WordPair;
  onChange: (words: WordPair) => void;
  onBlur: () => void;
  problemAt: (language: Language) => string | undefined;
  max: number;
  rows?: number;
  description?: string;
  /** Marked also where neither language has it. */
  required?: boolean;
}

/** One text in both languages beside each other; a language is marked where the other one has a text and it has none. */
export function WordsField(props: WordsFieldProps) {
  const { label, labelHidden = false, value, onChange, onBlur, problemAt, max, rows, description } = props;
  const labelled = useLanguageLabel();
  const isWanted = props.required === true || value.de.trim() !== '' || value.en.trim() !== '';
  return (
    <LanguagePair>
      {(language) => {
        const name = labelled(label, language);
        const isMissing = isWanted && value[language].trim() === '';
        const control = {
          lang: language,
          value: value[language],
          maxLength: max,
          onBlur,
          onChange: (event: { target: { value: string } }) =>
            onChange({ ...value, [language]: event.target.value }),
          ...(labelHidden && { placeholder: name }),
        };
        return (
          <Field
            label={labelHidden ? name : <MarkedLabel isMissing={isMissing}>{name}</MarkedLabel>}
            labelHidden={labelHidden}
            description={description}
            error={problemAt(language)}
          >
            {rows ? <Textarea {...control} rows={rows} /> : <TextInput {...control} />}
          </Field>
        );
      }}
    </LanguagePair>
  );
}
