import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { groupFrame, innerButton } from './input-style.ts';

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'className' | 'type' | 'size' | 'ref'> {
  /** Screen readers read it, and it is the default placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  loading?: boolean;
  className?: string | undefined;
}

export function SearchField({
  label,
  value,
  onChange,
  loading = false,
  placeholder,
  className,
  ...rest
}: SearchFieldProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={cx(groupFrame, 'min-h-(--control) pr-1 pl-3', className)}>
      <span className="grid w-[18px] place-items-center text-text-muted">
        {loading ? <Spinner size={16} /> : <Search size={18} />}
      </span>
      <input
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && clear()}
        className="focus-quiet min-h-[calc(var(--control)-2px)] min-w-0 flex-1 bg-transparent px-[10px] [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button type="button" aria-label={words.clear} onClick={clear} className={innerButton}>
          <X size={16} />
        </button>
      )}
    </div>
  );
}
