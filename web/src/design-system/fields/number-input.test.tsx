import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DesignSystemWords, germanWords, type Language } from '../behaviour/words.ts';
import { NumberInput } from './number-input.tsx';

afterEach(cleanup);

let reported: number | null;

function Entry({ language, start = null }: { language: Language; start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  reported = value;
  return (
    <DesignSystemWords value={{ words: germanWords, language }}>
      <NumberInput aria-label="Wert" unit="kWh" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(7)}>
        Übernehmen
      </button>
    </DesignSystemWords>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Wert' });

describe('a number input', () => {
  it('shows a value as the language writes it', () => {
    const { rerender } = render(<Entry language="de" start={23020.5} />);
    expect(input().value).toBe('23.020,5');
    rerender(<Entry language="en" start={23020.5} />);
    expect(input().value).toBe('23,020.5');
  });

  it('leaves typing alone and tidies up afterwards', async () => {
    render(<Entry language="de" />);
    await userEvent.type(input(), '1234,50');
    expect(input().value).toBe('1234,50');
    expect(reported).toBe(1234.5);
    await userEvent.tab();
    expect(input().value).toBe('1.234,5');
  });

  it('keeps what is no number and says so', async () => {
    render(<Entry language="de" start={5} />);
    await userEvent.clear(input());
    expect(reported).toBeNull();
    await userEvent.type(input(), '12 Stück');
    await userEvent.tab();
    expect(input().value).toBe('12 Stück');
    expect(reported).toBeNaN();
  });

  it('never makes another number of one with too many digits', async () => {
    render(<Entry language="de" />);
    await userEvent.type(input(), '1,0000000000000001 kWh');
    await userEvent.tab();
    expect(input().value).toBe('1,0000000000000001 kWh');
    expect(reported).toBeNaN();
    await userEvent.clear(input());
    await userEvent.type(input(), '123.456.789.012,3450');
    expect(reported).toBe(123456789012.345);
  });

  it('follows a value set from outside', async () => {
    render(<Entry language="de" />);
    await userEvent.type(input(), '3');
    await userEvent.click(screen.getByRole('button'));
    expect(input().value).toBe('7');
  });
});
