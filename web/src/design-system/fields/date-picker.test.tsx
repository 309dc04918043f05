import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DatePicker } from './date-picker.tsx';

afterEach(cleanup);

let reported: string | null;

function Due({ start }: { start: string | null }) {
  const [day, setDay] = useState(start);
  reported = day;
  return <DatePicker aria-label="Fällig am" value={day} onChange={setDay} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fällig am' });

describe('the date picker', () => {
  it('reads a typed day in any usual form', async () => {
    render(<Due start={null} />);
    await userEvent.type(input(), '5.3.27');
    await userEvent.tab();
    expect(reported).toBe('2027-03-05');
    expect(input().value).toBe('05.03.2027');
  });

  it('keeps a day that does not exist as typed', async () => {
    render(<Due start={null} />);
    await userEvent.type(input(), '31.2.2026');
    await userEvent.tab();
    expect(reported).toBe('31.2.2026');
    expect(input().value).toBe('31.2.2026');
  });

  it('walks through the calendar by keyboard', async () => {
    render(<Due start="2026-11-15" />);
    screen.getByRole('button', { name: 'Kalender öffnen' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid', { name: 'November 2026' });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Home}{Enter}');
    expect(reported).toBe('2026-12-21');
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
