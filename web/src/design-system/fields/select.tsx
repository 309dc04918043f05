import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { listPopup, optionList, optionRow, POPUP_OFFSET, popupLayer } from '../layers/popup-style.ts';
import { useFieldNamedByText, useFieldRequired } from './field-context.ts';
import { inputClass } from './input-style.ts';
import { type Option, OptionText } from './option-text.tsx';

export interface SelectProps<Value extends string> {
  options: readonly Option<Value>[];
  value?: Value | null;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  defaultOpen?: boolean;
  /** It is only needed where no field names the control. */
  'aria-label'?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string | undefined;
}

/** It is for a short list. Use the combobox for long or remote lists. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  name,
  disabled,
  defaultOpen = false,
  ref,
  className,
  ...rest
}: SelectProps<Value>) {
  const words = useWords();
  useFieldNamedByText();
  const required = useFieldRequired();
  return (
    <BaseSelect.Root<Value>
      items={options}
      {...(value === undefined ? {} : { value })}
      onValueChange={(next) => next !== null && onChange?.(next)}
      name={name}
      disabled={disabled}
      defaultOpen={defaultOpen}
    >
      <BaseSelect.Trigger
        ref={ref}
        onBlur={onBlur}
        {...required}
        aria-label={rest['aria-label']}
        className={cx(inputClass, 'flex items-center gap-2 pr-[10px] text-left', className)}
      >
        <BaseSelect.Value className="flex min-w-0 flex-1">
          {(chosen: Value | null) => {
            const option = options.find((candidate) => candidate.value === chosen);
            return option ? (
              <OptionText option={option} />
            ) : (
              <span className="flex-1 truncate text-text-muted">{placeholder ?? words.choose}</span>
            );
          }}
        </BaseSelect.Value>
        <BaseSelect.Icon className="text-text-muted">
          <ChevronsUpDown size={16} />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      {/* The content security policy refuses style elements; the disabled one would only hide a scrollbar. */}
      <CSPProvider disableStyleElements>
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            className={popupLayer}
            sideOffset={POPUP_OFFSET}
            alignItemWithTrigger={false}
          >
            <BaseSelect.Popup className={listPopup}>
              <BaseSelect.List className={optionList}>
                {options.map((option) => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    label={option.label}
                    disabled={option.disabled}
                    className={optionRow}
                  >
                    <BaseSelect.ItemText className="flex min-w-0 flex-1">
                      <OptionText option={option} withDescription />
                    </BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator>
                      <Check size={16} className="stroke-2" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </CSPProvider>
    </BaseSelect.Root>
  );
}
