import { Input } from '@base-ui/react/input';
import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { type Language, useLanguage, useWords } from '../behaviour/words.ts';
import { Calendar } from '../calendar/calendar.tsx';
import { type Day, isDay } from '../calendar/calendar-dates.ts';
import { formatDay, parseDay } from '../calendar/date-text.ts';
import { POPUP_OFFSET, popupLayer } from '../layers/popup-style.ts';
import { useFieldRequired } from './field-context.ts';
import { bareInput, groupFrame, innerButton } from './input-style.ts';
import { chosenCell } from './period-picker.tsx';

export interface DatePickerProps {
  /**
   * The value is an ISO day, for example 2026-11-15. Text that is no day is passed on unchanged, so that a
   * schema can reject it.
   */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  min?: Day;
  max?: Day;
  name?: string;
  disabled?: boolean;
  autoComplete?: string;
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

export function DatePicker({
  value,
  onChange,
  onBlur,
  min,
  max,
  disabled = false,
  ref,
  className,
  ...rest
}: DatePickerProps) {
  const words = useWords();
  const language = useLanguage();
  const required = useFieldRequired();
  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState({ text: textOf(value, language), value });
  const text = typed.value === value ? typed.text : textOf(value, language);
  const day = value !== null && isDay(value) ? value : null;

  function type(next: string) {
    const meant = next.trim() === '' ? null : (parseDay(next) ?? next);
    setTyped({ text: next, value: meant });
    onChange(meant);
  }

  function tidy() {
    setTyped({ text: textOf(value, language), value });
    onBlur?.();
  }

  function choose(chosen: Day) {
    setTyped({ text: textOf(chosen, language), value: chosen });
    onChange(chosen);
    setOpen(false);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <div ref={frame} className={cx(groupFrame, 'pr-1', className)}>
        <Input
          ref={ref}
          autoComplete="off"
          {...required}
          {...rest}
          value={text}
          onValueChange={type}
          onBlur={tidy}
          disabled={disabled}
          inputMode="numeric"
          placeholder={words.datePattern}
          className={cx(bareInput, 'tabular')}
        />
        <Popover.Trigger aria-label={words.openCalendar} disabled={disabled} className={innerButton}>
          <CalendarDays size={16} />
        </Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Positioner className={popupLayer} anchor={frame} sideOffset={POPUP_OFFSET} align="start">
          <Popover.Popup
            ref={popup}
            className="popup"
            aria-label={words.openCalendar}
            initialFocus={() => chosenCell(popup.current)}
          >
            <Calendar value={day} onChoose={choose} min={min} max={max} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function textOf(value: string | null, language: Language): string {
  if (value === null) return '';
  return isDay(value) ? formatDay(value, language, 'numeric') : value;
}
