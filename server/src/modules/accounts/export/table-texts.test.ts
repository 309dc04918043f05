import { expect, test } from 'vitest';
import { asCsv, asJson } from './table-texts.ts';

async function* rowsOf(...rows: Record<string, unknown>[]) {
  yield* rows;
}
const textOf = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join('');

test('JSON contains every row, and is valid without rows', async () => {
  expect(JSON.parse(await textOf(asJson(rowsOf())))).toEqual([]);
  const rows = [
    { a: 1, b: 'ß' },
    { a: 2, b: null },
  ];
  expect(JSON.parse(await textOf(asJson(rowsOf(...rows))))).toEqual(rows);
});

test('CSV quotes what needs it and says everything as text', async () => {
  const text = await textOf(
    asCsv(
      rowsOf({
        name: 'a "b"; c\nd',
        at: new Date('2026-11-15T10:00:00Z'),
        data: { x: [1] },
        none: null,
        yes: true,
      }),
    ),
  );
  expect(text).toBe(
    '\ufeffname;at;data;none;yes\r\n"a ""b""; c\nd";2026-11-15T10:00:00.000Z;"{""x"":[1]}";;true\r\n',
  );
});

test('no cell is a formula, and negative numbers stay numbers', async () => {
  const text = await textOf(
    asCsv(rowsOf({ a: '=1+1', b: '@SUM(A1)', c: '-4.5', d: -4.5, e: '+49 30 1234' })),
  );
  expect(text.split('\r\n')[1]).toBe("'=1+1;'@SUM(A1);-4.5;-4.5;'+49 30 1234");
});
