import { useState } from 'react';
import { Calendar } from '../calendar/calendar.tsx';
import { PeriodGrid } from '../calendar/period-grid.tsx';
import { type Period, periodAt } from '../calendar/periods.ts';
import { DatePicker } from '../fields/date-picker.tsx';
import { Field } from '../fields/field.tsx';
import { PeriodPicker } from '../fields/period-picker.tsx';
import { Columns, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

function Dates() {
  const [day, setDay] = useState<string | null>('2026-11-15');
  const [wrong, setWrong] = useState<string | null>('31.02.2026');
  const [month, setMonth] = useState<Period | null>(periodAt('month', 2026, 9));
  const [quarter, setQuarter] = useState<Period | null>(null);
  const [year, setYear] = useState<Period | null>(periodAt('year', 2026));
  return (
    <Stack>
      <Columns>
        <Field label="Fällig am">
          <DatePicker value={day} onChange={setDay} />
        </Field>
        <Field label="Gültig bis" error="Diesen Tag gibt es nicht.">
          <DatePicker value={wrong} onChange={setWrong} />
        </Field>
        <Field label="Monat">
          <PeriodPicker granularity="month" value={month} onChange={setMonth} max="2026-11-15" />
        </Field>
        <Field label="Quartal">
          <PeriodPicker granularity="quarter" value={quarter} onChange={setQuarter} />
        </Field>
        <Field label="Jahr">
          <PeriodPicker granularity="year" value={year} onChange={setYear} />
        </Field>
      </Columns>
      <div className="flex flex-wrap items-start gap-4">
        <div className="popup">
          <Calendar value={day} onChoose={setDay} />
        </div>
        <div className="popup">
          <PeriodGrid granularity="month" value={month} onChoose={setMonth} max="2026-11-15" />
        </div>
        <div className="popup">
          <PeriodGrid granularity="quarter" value={quarter} onChoose={setQuarter} />
        </div>
      </div>
    </Stack>
  );
}

export const datesSection: GallerySection = { title: 'Tage und Zeiträume', Content: Dates };
