import { Field } from '@base-ui/react/field';
import { Popover } from '@base-ui/react/popover';
import { CalendarRange } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useLanguage, useWords } from '../behaviour/words.ts';
import type { Day } from '../calendar/calendar-dates.ts';
import { PeriodGrid } from '../calendar/period-grid.tsx';
import { formatPeriod, type Granularity, type Period } from '../calendar/periods.ts';
import { POPUP_OFFSET, popupLayer } from '../layers/popup-style.ts';
import { useFieldNamedByText, useFieldRequired } from './field-context.ts';
import { inputClass } from './input-style.ts';

export interface PeriodPickerProps {
  granularity: Granularity;
  value: Period | null;
  onChange: (period: Period) => void;
  onBlur?: () => void;
  min?: Day;
  max?: Day;
  /** The month in which years begin; 1 is January. */
  firstMonth?: number;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string | undefined;
}

export function PeriodPicker({
  granularity,
  value,
  onChange,
  onBlur,
  min,
  max,
  firstMonth,
  placeholder,
  name,
  disabled,
  ref,
  className,
  ...rest
}: PeriodPickerProps) {
  const words = useWords();
  const language = useLanguage();
  const required = useFieldRequired();
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useFieldNamedByText();

  function choose(period: Period) {
    onChange(period);
    setOpen(false);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Field.Control
        {...required}
        {...rest}
        name={name}
        disabled={disabled}
        onBlur={onBlur}
        className={cx(inputClass, 'flex items-center gap-2 pr-[10px] text-left', className)}
        render={<Popover.Trigger ref={ref} role="combobox" aria-haspopup="dialog" />}
      >
        <span className={cx('min-w-0 flex-1 truncate', value === null && 'text-text-muted')}>
          {value
            ? formatPeriod(value, granularity, language, words, firstMonth)
            : (placeholder ?? words.choose)}
        </span>
        <CalendarRange size={16} className="text-text-muted" />
      </Field.Control>
      <Popover.Portal>
        <Popover.Positioner className={popupLayer} sideOffset={POPUP_OFFSET} align="start">
          <Popover.Popup ref={popup} className="popup" initialFocus={() => chosenCell(popup.current)}>
            <PeriodGrid
              granularity={granularity}
              value={value}
              onChoose={choose}
              min={min}
              max={max}
              firstMonth={firstMonth}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

export function chosenCell(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>('[data-cell][tabindex="0"]') ?? null;
}
