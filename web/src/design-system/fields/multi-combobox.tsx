import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useLanguage, useWords } from '../behaviour/words.ts';
import { SectorMark } from '../pictures/sector-mark.tsx';
import type { ComboboxSearch } from './combobox.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { useFieldRequired } from './field-context.ts';
import { groupFrame } from './input-style.ts';
import type { Option } from './option-text.tsx';

export interface MultiComboboxProps<Value extends string> extends ComboboxSearch {
  options: readonly Option<Value>[];
  value: readonly Option<Value>[];
  onChange: (options: Option<Value>[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

/** The chosen options are chips before the cursor, and backspace removes the last one. */
export function MultiCombobox<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  onSearch,
  loading = false,
  placeholder,
  name,
  disabled,
  ref,
  className,
}: MultiComboboxProps<Value>) {
  const words = useWords();
  const language = useLanguage();
  const required = useFieldRequired();
  const missing = value.filter((chosen) => !options.some((option) => option.value === chosen.value));
  return (
    <BaseCombobox.Root<Option<Value>, true>
      multiple
      items={onSearch ? [...options, ...missing] : options}
      value={value}
      // Escape closes the list and never clears the choice.
      onValueChange={(chosen, { reason }) => reason !== 'escape-key' && onChange(chosen)}
      onInputValueChange={(query, { reason }) => reason === 'input-change' && onSearch?.(query)}
      {...(onSearch ? { filter: null } : {})}
      isItemEqualToValue={(item, chosen) => item.value === chosen.value}
      itemToStringLabel={(option) => option.label}
      autoHighlight
      locale={language}
      name={name}
      disabled={disabled}
    >
      <BaseCombobox.InputGroup className={cx(groupFrame, 'min-h-(--control) px-[6px] py-1', className)}>
        <BaseCombobox.Chips className="flex min-w-0 flex-1 flex-wrap items-center gap-[6px]">
          {value.map((option) => (
            <BaseCombobox.Chip
              key={option.value}
              className="flex min-h-[28px] items-center gap-[6px] rounded-chip pointer-coarse:min-h-[44px] tint pl-2 text-small leading-ui text-text-soft data-highlighted:bg-current-value! data-highlighted:text-on-current-value"
            >
              {option.sector && <SectorMark sector={option.sector} size={10} />}
              {option.label}
              <BaseCombobox.ChipRemove
                aria-label={`${option.label}: ${words.remove}`}
                className="grid size-[28px] place-items-center rounded-chip hover:text-text pointer-coarse:size-[44px]"
              >
                <X size={13} className="stroke-2" />
              </BaseCombobox.ChipRemove>
            </BaseCombobox.Chip>
          ))}
          <BaseCombobox.Input
            ref={ref}
            {...required}
            onBlur={onBlur}
            placeholder={value.length === 0 ? (placeholder ?? words.search) : undefined}
            className="focus-quiet min-h-[28px] min-w-8 pointer-coarse:min-h-[44px] flex-1 bg-transparent px-[6px]"
          />
        </BaseCombobox.Chips>
      </BaseCombobox.InputGroup>
      <ComboboxList loading={loading} />
    </BaseCombobox.Root>
  );
}
