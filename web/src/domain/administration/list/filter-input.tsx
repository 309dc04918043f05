import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Combobox } from '../../../design-system/fields/combobox.tsx';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { FilterKind } from '../admin-list-search.ts';
import type { FilterWords } from './list-props.ts';

type Value = string | number | boolean;

interface FilterInputProps {
  kind: FilterKind;
  words: FilterWords;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** A choice applies at once, but typed text applies when it is complete. */
export function FilterInput({ kind, words, value, onChange }: FilterInputProps) {
  if (words.input) return words.input({ value: value as never, onChange });
  if (words.useChoices)
    return (
      <ChosenInput label={words.label} useChoices={words.useChoices} value={value} onChange={onChange} />
    );
  const choices = kind.kind === 'choice' ? kind.values : kind.kind === 'flag' ? ['true', 'false'] : undefined;
  if (choices)
    return (
      <Field label={words.label}>
        <RadioGroup
          options={choices.map((choice) => ({ value: choice, label: words.options?.[choice] ?? choice }))}
          value={value === undefined ? null : String(value)}
          onChange={onChange}
        />
      </Field>
    );
  return <TypedInput kind={kind} words={words} value={value} onChange={onChange} />;
}

interface ChosenInputProps extends Pick<FilterInputProps, 'value' | 'onChange'> {
  label: string;
  useChoices: NonNullable<FilterWords['useChoices']>;
}

function ChosenInput({ label, useChoices, value, onChange }: ChosenInputProps) {
  const options = useChoices();
  return (
    <Field label={label}>
      <Combobox
        options={options ?? []}
        loading={!options}
        value={options?.find((option) => option.value === String(value)) ?? null}
        onChange={(chosen) => onChange(chosen?.value)}
      />
    </Field>
  );
}

function TypedInput({ kind, words, value, onChange }: FilterInputProps) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState(value);
  const isNumber = kind.kind === 'number' || kind.kind === 'id';
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed);
      }}
    >
      <Field label={words.inputLabel ?? words.label}>
        {isNumber ? (
          <NumberInput
            value={typeof typed === 'number' ? typed : null}
            onChange={(next) => setTyped(next ?? undefined)}
          />
        ) : kind.kind === 'date' ? (
          <DatePicker
            value={typeof typed === 'string' ? typed : null}
            onChange={(next) => setTyped(next ?? undefined)}
          />
        ) : (
          <TextInput
            value={typeof typed === 'string' ? typed : ''}
            maxLength={kind.kind === 'text' ? kind.max : 100}
            onChange={(event) => setTyped(event.target.value || undefined)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="sm" className="justify-self-end">
        {t('administration.list.apply')}
      </Button>
    </form>
  );
}
