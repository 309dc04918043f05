import type { Language } from '@metra/contract/core/primitives';
import { valueLimits } from '@metra/contract/shapes/kpi-shapes';

type NumberRead =
  | { value: string; readByLanguage: boolean }
  | { problem: 'unreadableNumber' | 'tooManyDigits' | 'tooLarge' };

const unreadable: NumberRead = { problem: 'unreadableNumber' };
const plain = /^(?:\d+|\d*[.,]\d+)$/;
const exponential = /^(\d+)(?:[.,](\d+))?[eE]([+-]?\d{1,2})$/;
// Spaces of all widths and the Swiss apostrophe only group digits.
const groupedBySpace = /^\d{1,3}(?:[ \u00a0\u2009\u202f'\u2019]\d{3})+(?:[.,]\d+)?$/;

/**
 * Reads a number as people type it: 1,5 and 1.5 and 1.234,5 and 1,234.5. The language decides ambiguous cases such as
 * 1.234, and the result says so. The value is plain decimal text.
 */
export function readNumber(text: string, language: Language): NumberRead {
  const trimmed = text.trim().replace(/^[\u2212\u2013]/, '-');
  const [, sign = '', body = ''] = /^([+-]?)\s?(.*)$/s.exec(trimmed) ?? [];
  const digits = groupedBySpace.test(body) ? body.replace(/[ \u00a0\u2009\u202f'\u2019]/g, '') : body;
  const scientific = exponential.exec(digits);
  if (scientific) return checked(sign, ...shifted(scientific), false);
  const point = pointOf(digits, language);
  if (!point) return unreadable;
  const whole = digits.slice(0, point.at).replace(/[.,]/g, '');
  return checked(sign, whole, digits.slice(point.at + 1), point.readByLanguage);
}

interface Point {
  /** The position of the decimal separator; the length of the text if there is none. */
  at: number;
  readByLanguage: boolean;
}

/** Returns which of the separators, if any, is the decimal one. */
function pointOf(digits: string, language: Language): Point | undefined {
  const end: Point = { at: digits.length, readByLanguage: false };
  const separators = [...digits.matchAll(/[.,]/g)];
  const last = separators.at(-1);
  if (!last) return plain.test(digits) ? end : undefined;
  const kinds = new Set(separators.map(([separator]) => separator));
  if (kinds.size === 2) {
    // The last separator is the decimal one; the other kind groups the digits before it.
    const before = digits.slice(0, last.index);
    const ofItsKind = separators.filter(([separator]) => separator === last[0]);
    if (ofItsKind.length > 1 || !isGrouped(before) || !/^\d+$/.test(digits.slice(last.index + 1)))
      return undefined;
    return { at: last.index, readByLanguage: false };
  }
  if (separators.length > 1) return isGrouped(digits) ? end : undefined;
  if (!plain.test(digits)) return undefined;
  const here = { at: last.index, readByLanguage: false };
  if (!isGrouped(digits)) return here;
  const isPoint = last[0] === (language === 'de' ? ',' : '.');
  return { ...(isPoint ? here : end), readByLanguage: true };
}

/** Matches 1.234 or 1,234,567: groups of three after one to three digits without a leading zero. */
const isGrouped = (text: string) => /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d{0,2}(?:,\d{3})+$/.test(text);

function shifted([, whole = '', decimals = '', exponent = '0']: RegExpExecArray): [string, string] {
  const shift = Number(exponent);
  const all = whole + decimals;
  const at = whole.length + shift;
  if (at <= 0) return ['0', '0'.repeat(-at) + all];
  return [all.slice(0, at).padEnd(at, '0'), all.slice(at)];
}

/** The limits are the same as for a number in JSON. */
function checked(
  sign: string,
  wholeDigits: string,
  decimalDigits: string,
  readByLanguage: boolean,
): NumberRead {
  const whole = wholeDigits.replace(/^0+/, '');
  const decimals = decimalDigits.replace(/0+$/, '');
  if (whole.length > valueLimits.digits) return { problem: 'tooLarge' };
  const significant = decimals === '' ? whole.replace(/0+$/, '') : (whole + decimals).replace(/^0+/, '');
  if (significant.length > valueLimits.digits || decimals.length > valueLimits.decimals)
    return { problem: 'tooManyDigits' };
  const value = `${whole || '0'}${decimals && `.${decimals}`}`;
  return { value: sign === '-' && significant !== '' ? `-${value}` : value, readByLanguage };
}
