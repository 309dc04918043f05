import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Granularity, type Period, periodAt } from '../calendar/periods.ts';
import { Field } from './field.tsx';
import { PeriodPicker } from './period-picker.tsx';

afterEach(cleanup);

interface ChoiceProps {
  granularity: Granularity;
  start: Period;
  max?: string;
  firstMonth?: number;
}

function Choice({ granularity, start, ...limits }: ChoiceProps) {
  const [period, setPeriod] = useState<Period | null>(start);
  return (
    <Field label="Zeitraum">
      <PeriodPicker granularity={granularity} value={period} onChange={setPeriod} {...limits} />
    </Field>
  );
}

const picker = () => screen.getByRole('combobox', { name: 'Zeitraum' });

async function open() {
  picker().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
}

describe('the period picker by keyboard', () => {
  it('starts at the chosen month and walks by month and row', async () => {
    render(<Choice granularity="month" start={periodAt('month', 2026, 9)} />);
    expect(picker().textContent).toContain('Oktober 2026');
    await open();
    expect(document.activeElement?.textContent).toContain('Oktober');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    expect(picker().textContent).toContain('Juni 2026');
  });

  it('walks over the end of the year and by whole years', async () => {
    render(<Choice granularity="month" start={periodAt('month', 2026, 11)} />);
    await open();
    await userEvent.keyboard('{ArrowRight}{PageDown}{Enter}');
    expect(picker().textContent).toContain('Januar 2028');
  });

  it('reaches the first and last quarter', async () => {
    render(<Choice granularity="quarter" start={periodAt('quarter', 2026, 1)} />);
    await open();
    await userEvent.keyboard('{End}{Enter}');
    expect(picker().textContent).toContain('4. Quartal 2026');
  });

  it('stops at the last allowed period', async () => {
    render(<Choice granularity="year" start={periodAt('year', 2026)} max="2027-03-01" />);
    await open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(picker().textContent).toContain('2027');
  });

  it('offers business years, also to whoever had chosen a calendar year', async () => {
    render(<Choice granularity="year" start={periodAt('year', 2024)} firstMonth={4} />);
    expect(picker().textContent).toContain('2024');
    await open();
    expect(document.activeElement?.textContent).toBe('2024/25');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(picker().textContent).toContain('2025/26');
  });

  it('offers the quarters of such a year, by their months where the calendar has other ones', async () => {
    render(<Choice granularity="quarter" start={periodAt('quarter', 2026, 1, 2)} firstMonth={2} />);
    expect(picker().textContent).toContain('Mai 2026 – Juli 2026');
    await open();
    await userEvent.keyboard('{End}{Enter}');
    expect(picker().textContent).toContain('Nov. 2026 – Jan. 2027');
  });

  it('closes with escape and keeps the choice', async () => {
    render(<Choice granularity="month" start={periodAt('month', 2026, 9)} />);
    await open();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(picker().textContent).toContain('Oktober 2026');
  });
});
