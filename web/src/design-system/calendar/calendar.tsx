import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useLanguage, useWords } from '../behaviour/words.ts';
import {
  addDays,
  addMonths,
  clampDay,
  type Day,
  partsOf,
  today,
  weekdayOf,
  weeksOf,
} from './calendar-dates.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { cellClass } from './cell-style.ts';
import { formatDay, weekdayNames } from './date-text.ts';
import { useMovingFocus } from './use-moving-focus.ts';

export interface CalendarProps {
  value: Day | null;
  onChoose: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** The arrow keys move by day and week, the page keys by month, and with shift by year. */
export function Calendar({ value, onChoose, min, max }: CalendarProps) {
  const words = useWords();
  const language = useLanguage();
  const titleId = useId();
  const now = today();
  const [current, setCurrent] = useState(() => clampDay(value ?? now, min, max));
  const { container, moveTo } = useMovingFocus<HTMLTableElement>();
  const { year, month } = partsOf(current);

  function go(day: Day) {
    const reachable = clampDay(day, min, max);
    setCurrent(reachable);
    moveTo(reachable);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = dayReachedBy(event, current);
    if (next === null) return;
    event.preventDefault();
    go(next);
  }

  return (
    <div className="p-3">
      <CalendarHeader
        titleId={titleId}
        title={formatDay(current, language, 'monthLong')}
        previous={words.previousMonth}
        next={words.nextMonth}
        onPrevious={() => setCurrent(clampDay(addMonths(current, -1), min, max))}
        onNext={() => setCurrent(clampDay(addMonths(current, 1), min, max))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern is a table one walks with arrows */}
      <table ref={container} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown} className="mt-2">
        <thead>
          <tr>
            {weekdayNames(language).map((name) => (
              <th
                key={name.long}
                scope="col"
                abbr={name.long}
                className="h-8 text-micro font-text text-text-muted"
              >
                {name.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    data-cell={day}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={formatDay(day, language, 'full')}
                    aria-pressed={day === value}
                    aria-current={day === now ? 'date' : undefined}
                    disabled={clampDay(day, min, max) !== day}
                    onClick={() => onChoose(day)}
                    onFocus={() => partsOf(day).month === month && setCurrent(day)}
                    className={cx(
                      cellClass(day === value),
                      'size-10 pointer-coarse:size-[44px]',
                      partsOf(day).month !== month && day !== value && 'text-text-muted',
                    )}
                  >
                    {partsOf(day).day}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        disabled={clampDay(now, min, max) !== now}
        onClick={() => onChoose(now)}
        className="mt-1 min-h-[36px] w-full rounded-[4px] text-ui font-medium text-text-soft tint-hover hover:text-text disabled:pointer-events-none disabled:opacity-40 pointer-coarse:min-h-[44px]"
      >
        {words.today}
      </button>
    </div>
  );
}

function dayReachedBy(event: KeyboardEvent, day: Day): Day | null {
  const months = event.shiftKey ? 12 : 1;
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}
