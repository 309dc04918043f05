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
  /** The list is not filtered here, and no suggestion has to be chosen. */
  suggestions: readonly Option<Value>[];
  onPick: (option: Option<Value>) => void;
  onBlur?: () => void;
  /** Enter without a marked suggestion accepts the typed text. */
  onEnter?: () => void;
  name?: string;
  /** It is needed where there is no visible label. */
  label?: string;
  invalid?: boolean;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

/** The text counts even if it matches no suggestion, for example a place. */
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
  // An open list hides the rest of the page from screen readers, so an empty list is never open.
  const [wanted, setWanted] = useState(false);
  const open = wanted && suggestions.length > 0;

  /** A list that is still loading must not open later, when nobody waits for it any more. */
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
      // Escape closes the list and never clears the text.
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
