import type { Language } from '../behaviour/words.ts';
import { DECIMAL_MARK } from '../values/number-format.ts';

const SPACES = /[\s\u00a0\u202f\u2009'’]/g;
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/;
const PLAIN = /^\d*\.?\d*$/;

/**
 * Empty text is null, and text that is no number is NaN. A mark that cannot group thousands is the decimal mark
 * of either language: "12.5" means twelve and a half in German too, while "1.234" means more than one thousand
 * there.
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

function decimalMarkOf(text: string, language: Language): string | null {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  if (comma < 0 && point < 0) return null;
  const mark = comma >= 0 ? ',' : '.';
  if (mark === DECIMAL_MARK[language]) return isRepeated(text, mark) ? null : mark;
  return GROUPED.test(text) ? null : mark;
}

export function withoutUnit(text: string, unit: string): string {
  const trimmed = text.trim();
  return unit !== '' && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed;
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

const hasMark = (text: string): boolean => /[.,]/.test(text);
const isRepeated = (text: string, mark: string): boolean => text.indexOf(mark) !== text.lastIndexOf(mark);
