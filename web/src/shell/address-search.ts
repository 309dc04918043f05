import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** A number is one only where it is written as one: `007` and `69563e89` are what somebody searches for. */
function parse(written: string): unknown {
  const value: unknown = JSON.parse(written);
  if (typeof value === 'number' && String(value) !== written) throw new SyntaxError(written);
  return value;
}

/** How what stands behind the question mark of an address is read and written. */
export const addressSearch = {
  parseSearch: parseSearchWith(parse),
  stringifySearch: stringifySearchWith(JSON.stringify, parse),
};
