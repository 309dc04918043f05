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
  /** Called with what is typed; then `options` are the answer and are not filtered again here. */
  onSearch?: (query: string) => void;
  /** An answer is on its way. */
  loading?: boolean;
}

export interface ComboboxProps<Value extends string> extends ComboboxSearch {
  options: readonly Option<Value>[];
  /** The chosen option itself, so that its label is known while other options are being searched. */
  value: Option<Value> | null;
  onChange: (option: Option<Value> | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** What was done with the control that stood in for this one. */
  begun?: Pressed | null;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

/** One of a long list: typing narrows it, here or on a server. */
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
        {/* Until it has met its input, Base UI takes the button for the combobox itself. */}
        <BaseCombobox.Trigger role="button" aria-label={words.choose} className={innerButton}>
          <ChevronsUpDown size={16} />
        </BaseCombobox.Trigger>
      </BaseCombobox.InputGroup>
      <ComboboxList loading={loading} />
    </BaseCombobox.Root>
  );
}

/** Who types into a filled field means something else, not something behind it. */
function selectChosen(input: HTMLInputElement, chosen: Option<string> | null) {
  if (chosen && input.value === chosen.label) input.select();
}

const labelOf = ({ label }: Option) => label;
const wordsOf = ({ description, keywords }: Option) => [description, keywords].join(' ');

function isSame<Value extends string>(chosen: Option<Value>) {
  return (option: Option<Value>) => option.value === chosen.value;
}
