import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from '../behaviour/cx.ts';
import { useLanguage, useWords } from '../behaviour/words.ts';
import { type Day, partsOf, today } from './calendar-dates.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { cellClass } from './cell-style.ts';
import { type Granularity, type Period, periodAt, periodCell, periodOf, shiftPeriod } from './periods.ts';
import { useMovingFocus } from './use-moving-focus.ts';

export interface PeriodGridProps {
  granularity: Granularity;
  value: Period | null;
  onChoose: (period: Period) => void;
  min?: Day | undefined;
  max?: Day | undefined;
  /** The month in which years begin; 1 is January. */
  firstMonth?: number | undefined;
}

const COLUMNS: Record<Granularity, number> = { month: 3, quarter: 2, year: 3 };
const YEARS_SHOWN = 12;

/** The arrow keys continue on the next page at the edge. */
export function PeriodGrid({ granularity, value, onChoose, min, max, firstMonth = 1 }: PeriodGridProps) {
  const words = useWords();
  const language = useLanguage();
  const titleId = useId();
  const now = periodOf(today(), granularity, firstMonth);
  const clamp = (period: Period) => within(period, min, max, (day) => periodOf(day, granularity, firstMonth));
  const [current, setCurrent] = useState<Period>(
    // A value from before the business year changed has no cell of its own.
    value ? periodOf(value.end, granularity, firstMonth) : clamp(now),
  );
  const { container, moveTo } = useMovingFocus<HTMLDivElement>();
  const periods = pageAround(current, granularity, firstMonth);
  const pageLength = periods.length;

  function go(steps: number) {
    const next = clamp(shiftPeriod(current, granularity, steps));
    setCurrent(next);
    moveTo(next.start);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = stepsOf(event.key, periods.findIndex(isSame(current)), pageLength, COLUMNS[granularity]);
    if (steps === null) return;
    event.preventDefault();
    go(steps);
  }

  return (
    <div className="w-[288px] p-3">
      <CalendarHeader
        titleId={titleId}
        title={titleOf(periods)}
        previous={granularity === 'year' ? words.previousYears : words.previousYear}
        next={granularity === 'year' ? words.nextYears : words.nextYear}
        onPrevious={() => setCurrent(clamp(shiftPeriod(current, granularity, -pageLength)))}
        onNext={() => setCurrent(clamp(shiftPeriod(current, granularity, pageLength)))}
      />
      <div
        ref={container}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className={cx('mt-2 grid gap-1', granularity === 'quarter' ? 'grid-cols-2' : 'grid-cols-3')}
      >
        {periods.map((period) => {
          const { name, span, year } = periodCell(period, granularity, language, words);
          const chosen = value !== null && isSame(value)(period);
          return (
            <button
              key={period.start}
              type="button"
              role="option"
              data-cell={period.start}
              tabIndex={isSame(current)(period) ? 0 : -1}
              aria-selected={chosen}
              aria-current={isSame(now)(period) ? 'date' : undefined}
              disabled={!isWithin(period, min, max)}
              onClick={() => onChoose(period)}
              onFocus={() => setCurrent(period)}
              className={cx(cellClass(chosen), span ? 'min-h-16 content-center gap-1' : 'min-h-[44px]')}
            >
              {name}
              {span && <span className="text-micro font-text opacity-80">{span}</span>}
              {year && <span className="sr-only"> {year}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function pageAround(period: Period, granularity: Granularity, firstMonth: number): Period[] {
  const { year } = partsOf(period.start);
  if (granularity === 'year') {
    const first = year - (year % YEARS_SHOWN);
    return Array.from({ length: YEARS_SHOWN }, (_, index) => periodAt('year', first + index, 0, firstMonth));
  }
  if (granularity === 'month')
    return Array.from({ length: 12 }, (_, index) => periodAt('month', year, index));
  // The grid shows quarters that begin in the calendar year.
  const firstOfQuarter = ((firstMonth - 1) % 3) + 1;
  return Array.from({ length: 4 }, (_, index) => periodAt('quarter', year, index, firstOfQuarter));
}

function titleOf(periods: Period[]): string {
  const years = [periods[0], periods.at(-1)].map((period) => period?.start.slice(0, 4) ?? '');
  return years[0] === years[1] ? `${years[0]}` : `${years[0]} – ${years[1]}`;
}

function stepsOf(key: string, index: number, length: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -length,
    PageDown: length,
    Home: -index,
    End: length - 1 - index,
  };
  return steps[key] ?? null;
}

function isWithin(period: Period, min?: Day, max?: Day): boolean {
  return (!min || period.end >= min) && (!max || period.start <= max);
}

function within(
  period: Period,
  min: Day | undefined,
  max: Day | undefined,
  around: (day: Day) => Period,
): Period {
  if (min && period.end < min) return around(min);
  if (max && period.start > max) return around(max);
  return period;
}

const isSame = (period: Period) => (other: Period) => other.start === period.start;
