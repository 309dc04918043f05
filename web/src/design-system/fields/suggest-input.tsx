import { Autocomplete } from '@base-ui/react/autocomplete';
import { type Ref, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { listPopup, optionList, optionRow, POPUP_OFFSET, popupLayer } from '../layers/popup-style.ts';
import { useFieldRequired } from './field-context.ts';
import { inputClass } from './input-style.ts';
import { type Option, OptionText } from './option-text.tsx';

export interface SuggestInputProps<Value extends string> {
  value: string;
  onChange: (text: string) => void;
  /** What fits the text so far; nothing is filtered here and nothing has to be picked. */
  suggestions: readonly Option<Value>[];
  onPick: (option: Option<Value>) => void;
  onBlur?: () => void;
  /** The enter key while no suggestion is marked: what is typed is meant. */
  onEnter?: () => void;
  name?: string;
  /** Where no visible label stands beside it. */
  label?: string;
  invalid?: boolean;
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
  onEnter,
  name,
  label,
  invalid = false,
  placeholder,
  autoComplete,
  disabled,
  ref,
  className,
}: SuggestInputProps<Value>) {
  const required = useFieldRequired();
  // While a list is open the rest of the page is hidden from screen readers: so never for a list of nothing.
  const [wanted, setWanted] = useState(false);
  const open = wanted && suggestions.length > 0;

  /** A list that is not there cannot be closed; it must not come later, when nobody waits for it any more. */
  function giveUp() {
    if (!open) setWanted(false);
  }

  return (
    <Autocomplete.Root<Option<Value>>
      items={suggestions}
      open={open}
      onOpenChange={setWanted}
      mode="none"
      value={value}
      // Escape closes the list; it never takes away what was typed.
      onValueChange={(text, { reason }) =>
        reason !== 'item-press' && reason !== 'escape-key' && onChange(text)
      }
      itemToStringValue={(option) => option.label}
      name={name}
      disabled={disabled}
    >
      <Autocomplete.Input
        ref={ref}
        {...required}
        {...(label !== undefined && { 'aria-label': label })}
        {...(invalid && { 'aria-invalid': true, 'data-invalid': '' })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') giveUp();
          const isMarked = event.currentTarget.hasAttribute('aria-activedescendant');
          if (event.key === 'Enter' && !isMarked) onEnter?.();
        }}
        onBlur={() => {
          giveUp();
          onBlur?.();
        }}
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
