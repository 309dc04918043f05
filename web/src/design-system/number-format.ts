import { numberFormat } from './intl-formats.ts';
import type { Language } from './words.ts';

const LOCALE: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
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

/** Grouping and decimal mark of the language, minus as U+2212. */
export function formatNumber(value: number, language: Language, style: NumberStyle = {}): string {
  const decimals = style.decimals ?? MOST_DECIMALS;
  const format = numberFormat(LOCALE[language], {
    maximumFractionDigits: decimals,
    minimumFractionDigits: style.fixed ? decimals : 0,
    signDisplay: style.signed ? 'exceptZero' : 'negative',
  });
  // The shortest text of a number is what people typed; its binary value would show as 0.1000000000000000055.
  return format.format(`${value}` as Intl.StringNumericLiteral).replace('-', MINUS);
}

/** Three significant digits, but never fewer than the whole number has: 318, 14.5, 23,020, 1.84. */
export function threeDigitDecimals(value: number): number {
  if (value === 0) return 0;
  const wholeDigits = Math.floor(Math.log10(Math.abs(value))) + 1;
  return Math.min(MOST_DECIMALS, Math.max(0, SIGNIFICANT_DIGITS - wholeDigits));
}

const DECIMAL_MARK: Record<Language, string> = { de: ',', en: '.' };
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
