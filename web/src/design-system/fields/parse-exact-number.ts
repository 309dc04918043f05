import type { Language } from '../behaviour/words.ts';
import { formatNumber } from '../values/number-format.ts';
import { parseNumber, withoutUnit } from './parse-number.ts';

/**
 * Unlike `parseNumber` it rejects a number with more digits than JavaScript can keep, instead of changing it
 * silently.
 */
export function parseExactNumber(text: string, language: Language, unit = ''): number | null {
  const value = parseNumber(text, language, unit);
  if (value === null || Number.isNaN(value)) return value;
  return digitsIn(withoutUnit(text, unit)) === digitsIn(formatNumber(value, 'en')) ? value : Number.NaN;
}

/** Leading and trailing zeros do not count: 1,50 has the digits of 1,5. */
const digitsIn = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
