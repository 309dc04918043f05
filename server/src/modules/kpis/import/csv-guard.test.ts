import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, csvStyles, guarded } from '../../../platform/text/csv-writer.ts';
import { readCsv } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0=1', '＝1', '＠SUM(A1)'])(
  'a spreadsheet does not compute %j',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
  },
);

test('ordinary text stays as it is', () => {
  for (const text of ['Papier', "'s Heizöl", '5 - 3', 'a=b', '']) expect(guarded(text)).toBe(text);
});

test('a text comes back from a table unchanged, whatever it begins with', () => {
  const beginning = fc.constantFrom("'", "''", '=', '-', ' ', '\t', '\n', "'=", "' =", 'x', '"', ';');
  const text = fc.tuple(fc.array(beginning, { maxLength: 4 }), fc.string()).map(([signs, rest]) =>
    // A cell cannot contain NUL, and every line break in a cell is read back as one line feed.
    `${signs.join('')}${rest}x`.replaceAll(/[\0\r]/g, ''),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('de' as const, 'en' as const), (value, language) => {
      const style = csvStyles[language];
      const table = csvLine(['name', 'note'], style) + csvLine(['x', value], style);
      expect(readCsv(table).rows[1]?.cells[1]).toBe(value);
    }),
  );
});
