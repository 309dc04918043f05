import { parseNumber } from '../../../design-system/fields/parse-number.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

export type NumberProblem = 'unreadableNumber' | 'tooManyDigits' | 'tooLarge' | 'otherUnit' | 'wholeNumber';

/** A number beyond the contract's limits would lose digits when it is parsed. */
const LIMITS = { digits: 15, decimals: 12, below: 1e15 };

export type NumberRead = { value: number | null } | { problem: NumberProblem };

/** It is null for an empty text. */
export function parseValue(text: string, language: Language): NumberRead {
  const value = parseNumber(text, language);
  if (value === null) return { value };
  if (Number.isNaN(value)) return { problem: 'unreadableNumber' };
  if (Math.abs(value) >= LIMITS.below) return { problem: 'tooLarge' };
  return isExact(text, value) ? { value } : { problem: 'tooManyDigits' };
}

function isExact(text: string, value: number): boolean {
  const typed = text.replace(/\D/g, '').replace(/^0+/, '');
  const [mantissa = '', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '').length;
  return (
    // Zeros at the end do not count: 1,50 is 1,5.
    typed.replace(/0+$/, '').length <= LIMITS.digits &&
    digits <= LIMITS.digits &&
    digits - 1 - Number(exponent) <= LIMITS.decimals
  );
}
