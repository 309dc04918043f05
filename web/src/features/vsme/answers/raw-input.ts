import type { Datapoint, DatapointValue } from '@metra/contract/shapes/standard-shapes';
import { isDay } from '../../../design-system/calendar/calendar-dates.ts';
import { parseExactNumber } from '../../../design-system/fields/parse-exact-number.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

/** An answer is typed as text, also numbers and days, or chosen as codes. */
export type RawInput = string | readonly string[];

type Asked = Pick<Datapoint, 'type'> & { unit: { label: string } | null };

export type Problem = 'number' | 'whole' | 'year' | 'date' | 'long';

export type ParsedInput = { value: DatapointValue | null; problem?: never } | { problem: Problem };

const LINE = 500;
const YEAR = /^\d{4}$/;
const NUMBERS: readonly Datapoint['type'][] = ['NUMBER', 'INTEGER', 'PERCENT', 'MONEY'];

export const isNumeric = ({ type }: Pick<Datapoint, 'type'>): boolean => NUMBERS.includes(type);

export const numberText = (exact: string, language: Language, decimals?: number | null): string =>
  formatNumber(Number(exact), language, decimals === null || decimals === undefined ? {} : { decimals });

export function rawOf(asked: Asked, value: DatapointValue | null, language: Language): RawInput {
  if (asked.type === 'CHOICES') return Array.isArray(value) ? value : [];
  if (value === null || Array.isArray(value)) return '';
  if (typeof value === 'boolean') return String(value);
  return isNumeric(asked) ? numberText(value, language) : value;
}

/**
 * Converts a number from one language to another: 1.234 in German is 1,234 in English. Text that is no number
 * does not change.
 */
export function rawIn(asked: Asked, raw: RawInput, from: Language, to: Language): RawInput {
  if (from === to || typeof raw !== 'string' || !isNumeric(asked)) return raw;
  const value = numberOf(asked, raw, from);
  return value === null || Number.isNaN(value) ? raw : formatNumber(value, to);
}

/** Converts the input to the server's format. Empty input removes the answer. */
export function readRaw(asked: Asked, raw: RawInput, language: Language): ParsedInput {
  if (typeof raw !== 'string') return { value: raw.length === 0 ? null : [...raw] };
  const text = raw.trim();
  if (text === '') return { value: null };
  switch (asked.type) {
    case 'BOOLEAN':
      return { value: text === 'true' };
    case 'NUMBER':
    case 'INTEGER':
    case 'PERCENT':
    case 'MONEY':
      return readNumber(asked, text, language);
    case 'YEAR':
      return YEAR.test(text) ? { value: text } : { problem: 'year' };
    case 'DATE':
      return isDay(text) ? { value: text } : { problem: 'date' };
    case 'STRING':
      return text.length > LINE ? { problem: 'long' } : { value: text };
    default:
      return { value: text };
  }
}

const numberOf = ({ type, unit }: Asked, text: string, language: Language): number | null =>
  parseExactNumber(text, language, unit?.label ?? (type === 'PERCENT' ? '%' : ''));

function readNumber(asked: Asked, text: string, language: Language): ParsedInput {
  const { type } = asked;
  const value = numberOf(asked, text, language);
  if (value === null || Number.isNaN(value)) return { problem: 'number' };
  if (type === 'INTEGER' && !Number.isInteger(value)) return { problem: 'whole' };
  return { value: exactText(value) };
}

/** The contract takes numbers without exponent or grouping: 1234.5. */
const exactText = (value: number): string =>
  formatNumber(value, 'en').replaceAll(',', '').replace('\u2212', '-');

export const isSameRaw = (a: RawInput, b: RawInput): boolean => JSON.stringify(a) === JSON.stringify(b);
