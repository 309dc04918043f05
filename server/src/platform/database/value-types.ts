import pg from 'pg';

const { builtins } = pg.types;
const arrayOfInt8 = 1016;
const arrayOfDate = 1182;

/**
 * How values of PostgreSQL arrive in JavaScript:
 * - bigint is a number: ids and counts stay far below 2^53, and a larger one is an error, never a rounded value
 * - numeric stays a string: it is an exact decimal and must not pass through a binary fraction unasked
 * - date stays 'YYYY-MM-DD': a day has no time zone
 * - timestamptz is a Date, json is parsed, everything else as pg does it
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      const parser = ownParsers.get(oid);
      if (parser) return parser;
    }
    return pg.types.getTypeParser(oid, format);
  },
};

const ownParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.DATE, (text) => text],
  [arrayOfInt8, (text) => listOf(text, safeInteger)],
  [arrayOfDate, (text) => listOf(text, (item) => item)],
]);

/** PostgreSQL writes arrays of numbers and days without quotes: {1,2,NULL}. */
function listOf<T>(text: string, parse: (item: string) => T): (T | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : parse(item)));
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an id or a count`);
  return value;
}
