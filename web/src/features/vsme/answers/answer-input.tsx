import type { Datapoint, Member } from '@metra/contract/shapes/standard-shapes';
import type { Ref } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import type { Focusable } from '../../../design-system/buttons/use-group-focus.ts';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { Combobox } from '../../../design-system/fields/combobox.tsx';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { MultiCombobox } from '../../../design-system/fields/multi-combobox.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { bareCode, optionOf, useCodeSearch } from './code-options.ts';
import { isNumeric, type RawInput } from './raw-input.ts';
import { nameOf } from './value-text.ts';

export type Asked = Pick<Datapoint, 'type' | 'options' | 'codeList' | 'unit' | 'label'>;

interface AnswerInputProps {
  of: Asked;
  raw: RawInput;
  onChange: (raw: RawInput) => void;
  onEnter: () => void;
  unit: string | undefined;
  placeholder?: string | undefined;
  /** The labels of these members are known already. */
  known: readonly Member[];
  version: string;
  ref?: Ref<Focusable>;
}

const LINE = 500;
const LONGEST = 20_000;
const FEW = 4;
const SEVERAL = 12;

/** The control depends on the kind of answer. The field around it shows the question. */
export function AnswerInput(props: AnswerInputProps) {
  const { of, raw, onChange, ref } = props;
  const { t } = useTranslate();
  const text = typeof raw === 'string' ? raw : '';
  switch (of.type) {
    case 'TEXT':
      return (
        <Textarea
          ref={ref as Ref<HTMLTextAreaElement>}
          rows={4}
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'BOOLEAN':
      return (
        <RadioGroup
          ref={ref as Ref<Focusable>}
          inline
          options={[
            { value: 'true', label: t('reporting.vsme.yes') },
            { value: 'false', label: t('reporting.vsme.no') },
          ]}
          value={text || null}
          onChange={onChange}
        />
      );
    case 'DATE':
      return (
        <DatePicker
          ref={ref as Ref<HTMLInputElement>}
          value={text || null}
          onChange={(day) => onChange(day ?? '')}
          className="max-w-[240px]"
        />
      );
    case 'CHOICE':
      return <ChoiceInput {...props} />;
    case 'CHOICES':
      return <ChoicesInput {...props} />;
    default:
      return <LineInput {...props} />;
  }
}

function LineInput({ of, raw, onChange, onEnter, unit, placeholder, ref }: AnswerInputProps) {
  const isNumber = isNumeric(of) || of.type === 'YEAR';
  return (
    <div className={cx('relative', isNumber && 'sm:max-w-[240px]')}>
      <TextInput
        ref={ref as Ref<HTMLInputElement>}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={LINE}
        placeholder={placeholder}
        value={typeof raw === 'string' ? raw : ''}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
        className={cx('w-full', isNumber && 'tabular text-right', isNumber && unit && 'pr-20')}
      />
      {isNumber && unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 flex max-w-[64px] items-center truncate text-ui text-text-muted"
        >
          <Unit>{unit}</Unit>
        </span>
      )}
    </div>
  );
}

function ChoiceInput({ of, raw, onChange, known, version, ref }: AnswerInputProps) {
  const codes = useCodeSearch(version, of.codeList);
  const code = typeof raw === 'string' ? raw : '';
  if (of.options && of.options.length <= FEW)
    return (
      <RadioGroup
        ref={ref as Ref<Focusable>}
        options={of.options.map(({ code: value, label }) => ({ value, label }))}
        value={code || null}
        onChange={onChange}
      />
    );
  if (of.options)
    return (
      <Select
        ref={ref as Ref<HTMLButtonElement>}
        options={of.options.map(optionOf)}
        value={code || null}
        onChange={onChange}
      />
    );
  return (
    <Combobox
      ref={ref as Ref<HTMLInputElement>}
      options={codes.members.map(optionOf)}
      value={code ? { value: code, label: nameOf(code, [...known, ...codes.members]) } : null}
      onChange={(option) => onChange(option?.value ?? '')}
      onSearch={codes.search}
      loading={codes.loading}
    />
  );
}

function ChoicesInput({ of, raw, onChange, known, version, ref }: AnswerInputProps) {
  const codes = useCodeSearch(version, of.codeList);
  const chosen = typeof raw === 'string' ? [] : raw;
  // A list that people search in does not change into radio buttons when few entries match.
  if (of.options && of.options.length <= SEVERAL)
    return (
      <div className="grid gap-1">
        {of.options.map(({ code, label }, at) => (
          <Checkbox
            key={code}
            {...(at === 0 && { ref: ref as Ref<HTMLElement> })}
            label={label}
            value={chosen.includes(code)}
            onChange={(on) => onChange(on ? [...chosen, code] : chosen.filter((one) => one !== code))}
          />
        ))}
      </div>
    );
  const named = [...known, ...(of.options ?? []), ...codes.members];
  return (
    <MultiCombobox
      ref={ref as Ref<HTMLInputElement>}
      options={(of.options ?? codes.members).map(optionOf)}
      value={chosen.map((code) => ({ value: code, label: nameOf(code, named), keywords: bareCode(code) }))}
      onChange={(options) => onChange(options.map(({ value }) => value))}
      {...(!of.options && { onSearch: codes.search, loading: codes.loading })}
    />
  );
}
