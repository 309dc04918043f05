import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface SegmentedProps<Value extends string> {
  /** What the choice is about, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A few views of the same thing, one at a time: year, three years, since the beginning. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={cx('inline-flex rounded-control border border-control-line bg-surface', className)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          className="flex min-h-(--control-sm) flex-1 cursor-pointer items-center justify-center border-line px-3 text-ui whitespace-nowrap text-text-soft transition-colors not-first-of-type:border-l first-of-type:rounded-l-[5px] last-of-type:rounded-r-[5px] hover:text-text focus-visible:z-1 data-checked:bg-text data-checked:font-medium data-checked:text-bg forced-colors:data-checked:forced-color-adjust-none forced-colors:data-checked:bg-[Highlight] forced-colors:data-checked:text-[HighlightText]"
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
