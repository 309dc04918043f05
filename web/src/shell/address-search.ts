import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** Only a text that is written as a number is one: people search for `007` and `69563e89`. */
function parse(written: string): unknown {
  const value: unknown = JSON.parse(written);
  if (typeof value === 'number' && String(value) !== written) throw new SyntaxError(written);
  return value;
}

export const addressSearch = {
  parseSearch: parseSearchWith(parse),
  stringifySearch: stringifySearchWith(JSON.stringify, parse),
};
