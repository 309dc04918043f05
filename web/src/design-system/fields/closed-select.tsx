import { ChevronsUpDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { inputClass } from './input-style.ts';
import { type Option, OptionText } from './option-text.tsx';

interface ClosedSelectProps
  extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'role' | 'onClick' | 'onKeyDown'> {
  chosen: Option | undefined;
  placeholder?: string | undefined;
  onOpen: () => void;
}

/** It replaces a select whose list is not loaded yet, and looks and reads the same. */
export function ClosedSelect({ chosen, placeholder, onOpen, className, ...rest }: ClosedSelectProps) {
  const words = useWords();
  return (
    <button
      {...rest}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      className={cx(inputClass, 'flex items-center gap-2 pr-[10px] text-left', className)}
      onClick={onOpen}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') onOpen();
      }}
    >
      <span className="flex min-w-0 flex-1">
        {chosen ? (
          <OptionText option={chosen} />
        ) : (
          <span className="flex-1 truncate text-text-muted">{placeholder ?? words.choose}</span>
        )}
      </span>
      <ChevronsUpDown size={16} aria-hidden="true" className="text-text-muted" />
    </button>
  );
}
