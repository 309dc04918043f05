import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DateStyle, shortMonthName, weekdayName, writtenDate } from './written-date.ts';

const locales = { de: 'de-DE', en: 'en-GB' } as const;
const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  monthLong: { month: 'long', year: 'numeric' },
};
const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

test.each(['de', 'en'] as const)('dates are written as the browser writes them: %s', (language) => {
  fc.assert(
    fc.property(days, fc.constantFrom(...(Object.keys(styles) as DateStyle[])), (date, style) => {
      const options = { ...styles[style], timeZone: 'UTC' };
      // Both locales abbreviate September to four letters; here it has three like every other month.
      const expected = new Intl.DateTimeFormat(locales[language], options)
        .format(date)
        .replace('Sept.', 'Sep.')
        .replace(/\bSept\b/, 'Sep');
      const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(writtenDate(parts, language, style)).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('months and weekdays have their names', () => {
  expect([3, 9, 12].map((month) => shortMonthName(month, 'de'))).toEqual(['März', 'Sep.', 'Dez.']);
  expect([0, 6].map((weekday) => weekdayName(weekday, 'de'))).toEqual(['Sonntag', 'Samstag']);
});
