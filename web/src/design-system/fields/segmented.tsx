import { type ReactNode, useId } from 'react';
import { cx } from '../behaviour/cx.ts';

export interface SegmentedProps<Value extends string> {
  /** Screen readers read it. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** It switches between a few views of the same data, for example one year, three years and all. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx('inline-flex rounded-control border border-control-line bg-surface', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="focus-host relative flex min-h-(--control-sm) flex-1 cursor-pointer items-center justify-center border-line px-3 text-ui whitespace-nowrap text-text-soft transition-colors not-first-of-type:border-l first-of-type:rounded-l-[5px] last-of-type:rounded-r-[5px] hover:text-text focus-within:z-1 has-checked:bg-text has-checked:font-medium has-checked:text-bg forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            // The radio covers its label, so that pressing the label presses the radio.
            className="focus-quiet absolute inset-0 cursor-pointer appearance-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
