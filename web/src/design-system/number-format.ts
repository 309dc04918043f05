import type { Language } from './words.ts';

const GROUP_MARK: Record<Language, string> = { de: '.', en: ',' };
const DECIMAL_MARK: Record<Language, string> = { de: ',', en: '.' };
const MINUS = '\u2212';
const SIGNIFICANT_DIGITS = 3;
const MOST_DECIMALS = 20;

export interface NumberStyle {
  /** At most this many decimals; without it as many as the number has. */
  decimals?: number;
  /** Exactly `decimals` decimals, as money has. */
  fixed?: boolean;
  /** A plus before what grew. */
  signed?: boolean;
}

/**
 * Grouping and decimal mark of the language, minus as U+2212. The first number that the browser's own formats write
 * costs a phone 150 ms, because it looks through all languages of the world; a test compares this with theirs.
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

/** Halves are rounded away from zero, as people do it. */
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

/** What is not zero does not read as zero: as many decimals as its first digit needs, where these would not show it. */
export function visibleDecimals(value: number, decimals: number): number {
  const size = Math.abs(value);
  return size === 0 || size >= 0.5 * 10 ** -decimals ? decimals : Math.ceil(-Math.log10(size));
}

/** Three significant digits, but never fewer than the whole number has: 318, 14.5, 23,020, 1.84. */
export function threeDigitDecimals(value: number): number {
  if (value === 0) return 0;
  const wholeDigits = Math.floor(Math.log10(Math.abs(value))) + 1;
  return Math.min(MOST_DECIMALS, Math.max(0, SIGNIFICANT_DIGITS - wholeDigits));
}

const SPACES = /[\s\u00a0\u202f\u2009'’]/g;
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;
const PLAIN = /^\d*\.?\d*$/;

/**
 * Reads what a person typed. Empty text is null, text that is no number is NaN.
 * A mark that cannot group thousands is taken as the decimal mark, whichever language it belongs to:
 * "12.5" means twelve and a half in German too, while "1.234" there means one thousand and more.
 */
export function parseNumber(text: string, language: Language, unit = ''): number | null {
  const bare = withoutUnit(text, unit).replace(SPACES, '');
  if (bare === '') return null;
  const negative = /^[-\u2212\u2013]/.test(bare);
  const unsigned = bare.replace(/^[-+\u2212\u2013]/, '');
  const decimal = decimalMarkOf(unsigned, language);
  const [whole = '', fraction] = decimal === null ? [unsigned] : splitAtLast(unsigned, decimal);
  if (hasMark(whole) && !GROUPED.test(whole)) return Number.NaN;
  const digits = whole.replace(/[.,]/g, '') + (fraction === undefined ? '' : `.${fraction}`);
  if (!PLAIN.test(digits) || !/\d/.test(digits)) return Number.NaN;
  return negative ? -Number(digits) : Number(digits);
}

/** As `parseNumber`; what has more digits than a number can keep is none, rather than silently another one. */
export function parseExactNumber(text: string, language: Language, unit = ''): number | null {
  const value = parseNumber(text, language, unit);
  if (value === null || Number.isNaN(value)) return value;
  return digitsIn(withoutUnit(text, unit)) === digitsIn(formatNumber(value, 'en')) ? value : Number.NaN;
}

/** Without zeros before and after: 1,50 has the digits of 1,5. */
const digitsIn = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

function decimalMarkOf(text: string, language: Language): string | null {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  if (comma < 0 && point < 0) return null;
  const mark = comma >= 0 ? ',' : '.';
  if (mark === DECIMAL_MARK[language]) return isRepeated(text, mark) ? null : mark;
  return GROUPED.test(text) ? null : mark;
}

function withoutUnit(text: string, unit: string): string {
  const trimmed = text.trim();
  return unit !== '' && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed;
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

const hasMark = (text: string): boolean => /[.,]/.test(text);
const isRepeated = (text: string, mark: string): boolean => text.indexOf(mark) !== text.lastIndexOf(mark);
