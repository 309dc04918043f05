import type { Language } from '../behaviour/words.ts';

const GROUP_MARK: Record<Language, string> = { de: '.', en: ',' };
export const DECIMAL_MARK: Record<Language, string> = { de: ',', en: '.' };
const MINUS = '\u2212';
const SIGNIFICANT_DIGITS = 3;
const MOST_DECIMALS = 20;

export interface NumberStyle {
  /** It is the maximum; without it a number shows all its decimals. */
  decimals?: number;
  /** Money shows exactly `decimals` decimals. */
  fixed?: boolean;
  /** A positive number has a plus sign. */
  signed?: boolean;
}

/**
 * The format has the marks of the language and U+2212 as minus. The first use of the browser's own format takes
 * 150 ms on a phone; a test compares this one with it.
 */
export function formatNumber(value: number, language: Language, style: NumberStyle = {}): string {
  const { decimals = MOST_DECIMALS, fixed = false, signed = false } = style;
  const { whole, fraction } = roundedDigits(value, decimals);
  const shownFraction = fixed ? fraction.padEnd(decimals, '0') : fraction.replace(/0+$/, '');
  const isZero = /^0*$/.test(whole + fraction);
  const sign = isZero ? '' : value < 0 ? MINUS : signed ? '+' : '';
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, GROUP_MARK[language]);
  return sign + grouped + (shownFraction && DECIMAL_MARK[language] + shownFraction);
}

interface Digits {
  whole: string;
  fraction: string;
}

/** Halves are rounded away from zero. */
function roundedDigits(value: number, decimals: number): Digits {
  const { whole, fraction } = digitsOf(value);
  if (fraction.length <= decimals) return { whole, fraction };
  const kept = whole + fraction.slice(0, decimals);
  const rounded = fraction.charAt(decimals) >= '5' ? String(BigInt(kept) + 1n) : kept;
  const padded = rounded.padStart(kept.length, '0');
  const point = padded.length - decimals;
  return { whole: padded.slice(0, point), fraction: padded.slice(point) };
}

/** The shortest text of a number is what people typed; its binary value would show as 0.1000000000000000055. */
function digitsOf(value: number): Digits {
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent);
  if (shift >= 0)
    return { whole: whole + fraction.slice(0, shift).padEnd(shift, '0'), fraction: fraction.slice(shift) };
  const digits = whole.padStart(1 - shift, '0');
  return { whole: digits.slice(0, shift), fraction: digits.slice(shift) + fraction };
}

/** A number that is not zero must not look like zero, so it gets as many decimals as its first digit needs. */
export function visibleDecimals(value: number, decimals: number): number {
  const size = Math.abs(value);
  return size === 0 || size >= 0.5 * 10 ** -decimals ? decimals : Math.ceil(-Math.log10(size));
}

/** It has three significant digits, but never fewer than the integer part: 318, 14.5, 23,020, 1.84. */
export function threeDigitDecimals(value: number): number {
  if (value === 0) return 0;
  const wholeDigits = Math.floor(Math.log10(Math.abs(value))) + 1;
  return Math.min(MOST_DECIMALS, Math.max(0, SIGNIFICANT_DIGITS - wholeDigits));
}
