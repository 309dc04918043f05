import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Ref } from 'react';
import { cx } from './cx.ts';
import { useFieldRequired } from './field-context.ts';
import { inputClass } from './input-style.ts';
import { type Option, OptionText } from './option-text.tsx';
import { listPopup, optionList, optionRow, POPUP_OFFSET, popupLayer } from './popup-style.ts';

export interface SuggestInputProps<Value extends string> {
  value: string;
  onChange: (text: string) => void;
  /** What fits the text so far; nothing is filtered here and nothing has to be picked. */
  suggestions: readonly Option<Value>[];
  onPick: (option: Option<Value>) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

/** Free text with suggestions, for example a place: what is typed counts even if nothing is suggested. */
export function SuggestInput<Value extends string>({
  value,
  onChange,
  suggestions,
  onPick,
  onBlur,
  name,
  placeholder,
  autoComplete,
  disabled,
  ref,
  className,
}: SuggestInputProps<Value>) {
  const required = useFieldRequired();
  return (
    <Autocomplete.Root<Option<Value>>
      items={suggestions}
      mode="none"
      value={value}
      onValueChange={(text, { reason }) => reason !== 'item-press' && onChange(text)}
      itemToStringValue={(option) => option.label}
      name={name}
      disabled={disabled}
    >
      <Autocomplete.Input
        ref={ref}
        {...required}
        onBlur={onBlur}
        placeholder={placeholder}
        autoComplete={autoComplete}
        className={cx(inputClass, className)}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={popupLayer} sideOffset={POPUP_OFFSET}>
          <Autocomplete.Popup className={cx(listPopup, 'data-empty:hidden')}>
            <Autocomplete.List className={optionList}>
              {(option: Option<Value>) => (
                <Autocomplete.Item
                  key={option.value}
                  value={option}
                  onClick={() => onPick(option)}
                  className={optionRow}
                >
                  <OptionText option={option} withDescription />
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
