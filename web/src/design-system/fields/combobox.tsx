import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { ChevronsUpDown, X } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '../behaviour/cx.ts';
import type { Pressed } from '../behaviour/use-stand-in.ts';
import { useLanguage, useWords } from '../behaviour/words.ts';
import { ComboboxList } from './combobox-list.tsx';
import { useFieldRequired } from './field-context.ts';
import { bareInput, groupFrame, innerButton } from './input-style.ts';
import type { Option } from './option-text.tsx';

export interface ComboboxSearch {
  /** It is called with the input; `options` are then the answer and are not filtered again. */
  onSearch?: (query: string) => void;
  loading?: boolean;
}

export interface ComboboxProps<Value extends string> extends ComboboxSearch {
  options: readonly Option<Value>[];
  /** The whole option is passed, so that its label is known while other options are searched. */
  value: Option<Value> | null;
  onChange: (option: Option<Value> | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** The placeholder of this control was used in this way before it was replaced. */
  begun?: Pressed | null;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

/** It is for long lists that are filtered here or on a server. */
export function Combobox<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  onSearch,
  loading = false,
  placeholder,
  name,
  disabled,
  begun = null,
  ref,
  className,
}: ComboboxProps<Value>) {
  const words = useWords();
  const language = useLanguage();
  const required = useFieldRequired();
  const byLabel = BaseCombobox.useFilter({ locale: language, value });
  const byAnyWord = BaseCombobox.useFilter({ locale: language, multiple: true });
  const matches = (option: Option<Value>, query: string) =>
    byLabel.contains(option, query, labelOf) || byAnyWord.contains(option, query, wordsOf);
  return (
    <BaseCombobox.Root<Option<Value>>
      items={value && onSearch && !options.some(isSame(value)) ? [...options, value] : options}
      value={value}
      onValueChange={onChange}
      onInputValueChange={(query, { reason }) => reason === 'input-change' && onSearch?.(query)}
      filter={onSearch ? null : matches}
      isItemEqualToValue={(item, chosen) => item.value === chosen.value}
      itemToStringLabel={labelOf}
      autoHighlight
      locale={language}
      name={name}
      disabled={disabled}
      defaultOpen={begun !== null}
      {...(begun?.typed === undefined ? {} : { defaultInputValue: begun.typed })}
    >
      <BaseCombobox.InputGroup className={cx(groupFrame, 'min-h-(--control) pr-1', className)}>
        <BaseCombobox.Input
          ref={ref}
          {...required}
          onBlur={onBlur}
          onFocus={({ currentTarget }) => selectChosen(currentTarget, value)}
          onClick={({ currentTarget }) => selectChosen(currentTarget, value)}
          placeholder={placeholder ?? words.search}
          className={bareInput}
        />
        <BaseCombobox.Clear aria-label={words.clear} className={innerButton}>
          <X size={16} />
        </BaseCombobox.Clear>
        {/* Base UI treats the button as the combobox until the input is registered. */}
        <BaseCombobox.Trigger role="button" aria-label={words.choose} className={innerButton}>
          <ChevronsUpDown size={16} />
        </BaseCombobox.Trigger>
      </BaseCombobox.InputGroup>
      <ComboboxList loading={loading} />
    </BaseCombobox.Root>
  );
}

/** Typing into a filled field replaces the text instead of appending to it. */
function selectChosen(input: HTMLInputElement, chosen: Option<string> | null) {
  if (chosen && input.value === chosen.label) input.select();
}

const labelOf = ({ label }: Option) => label;
const wordsOf = ({ description, keywords }: Option) => [description, keywords].join(' ');

function isSame<Value extends string>(chosen: Option<Value>) {
  return (option: Option<Value>) => option.value === chosen.value;
}
