import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text as textOf } from 'node:stream/consumers';
import { text } from '@metra/contract/core/primitives';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../test/values/any-character.ts';
import { csvOf, csvStyles, type OutputCell } from '../../../platform/text/csv-writer.ts';
import { writeXlsx } from '../../../platform/text/xlsx-writer.ts';
import { decodeText, readCsv } from '../import/csv.ts';
import { readXlsx } from '../import/xlsx.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metra-round-trip-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The values are written to a file with a header row and read again. */
const formats = {
  async csv(cells: readonly OutputCell[], language: 'de' | 'en') {
    const file = await textOf(Readable.from(csvOf([['a', 'b', 'c'], cells], csvStyles[language])));
    return readCsv(decodeText(Buffer.from(file))).rows[1]?.cells;
  },
  async xlsx(cells: readonly OutputCell[], language: 'de' | 'en') {
    const path = join(folder, 'table.xlsx');
    await writeFile(path, await buffer(writeXlsx('Tabelle', [['a', 'b', 'c'], cells])));
    return (await readXlsx(path, undefined, csvStyles[language].point)).rows[1]?.cells;
  },
};

/** Each file holds many values, so that a few files cover hundreds. */
const manyOf = <Value>(any: fc.Arbitrary<Value>) => fc.array(any, { minLength: 10, maxLength: 20 });

const languages = fc.constantFrom('de' as const, 'en' as const);

/** The values cover everything that the product accepts, including characters that tables have lost before. */
const accepted = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '\t',
        '\u0001',
        '\u000b',
        '\u001f',
        '\u007f',
        '\u0085',
        '\u2028',
        '\ufffe',
      ),
      fc.constantFrom(
        '\uffff',
        '\ufeff',
        '_x000D_',
        '_x005F_',
        '_x',
        '_',
        "'",
        '=',
        '"',
        ';',
        ',',
        '&',
        '<',
        '>',
        ']]>',
        ' ',
      ),
      fc.string({ unit: anyCharacter, maxLength: 5 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))
  .filter((value) => text(2000).safeParse(value).success);

describe.each(Object.entries(formats))('through a table as %s', (_, roundTrip) => {
  test('every text the product accepts comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(manyOf(accepted), languages, async (texts, language) => {
        expect(await roundTrip(['x', ...texts, 'y'], language)).toEqual(['x', ...texts, 'y']);
      }),
      { numRuns: 20 },
    );
  });

  test('the longest note comes back, even where every character is an escape', async () => {
    const note = '\u0001'.repeat(2000);
    expect((await roundTrip(['x', note, 'y'], 'de'))?.[1]).toBe(note);
  });

  test('every number that can be stored comes back, digit by digit', async () => {
    const numbers = fc
      .tuple(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 12 }))
      .map(([digits, decimals]) => {
        const sign = digits < 0n ? '-' : '';
        const all = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
        const whole = all.slice(0, all.length - decimals);
        const rest = all.slice(all.length - decimals).replace(/0+$/, '');
        const plain = rest ? `${whole}.${rest}` : whole;
        return /[1-9]/.test(plain) ? sign + plain : '0';
      });
    await fc.assert(
      fc.asyncProperty(manyOf(numbers), languages, async (written, language) => {
        const read = await roundTrip(['x', ...written.map((number) => ({ number })), 'y'], language);
        const { point } = csvStyles[language];
        expect(read).toEqual(['x', ...written.map((number) => number.replace('.', point)), 'y']);
      }),
      { numRuns: 20 },
    );
  });
});
