import { parseNumber } from '../../../design-system/number-format.ts';
import type { Oddity } from '../../../domain/kpis/oddities.ts';
import type { Language } from '../../../lib/i18n/languages.ts';

export type NumberProblem = 'unreadableNumber' | 'tooManyDigits' | 'tooLarge' | 'otherUnit' | 'wholeNumber';

/** The contract's limits for a value: what goes beyond them would be changed by being read. */
const LIMITS = { digits: 15, decimals: 12, below: 1e15 };

export type NumberRead = { value: number | null } | { problem: NumberProblem };

/** What somebody typed as a number; null for nothing. */
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
    // Zeros at the end say nothing more: 1,50 is 1,5.
    typed.replace(/0+$/, '').length <= LIMITS.digits &&
    digits <= LIMITS.digits &&
    digits - 1 - Number(exponent) <= LIMITS.decimals
  );
}

export interface Plausible {
  min: number | null;
  max: number | null;
  maxChange: number | null;
}

/** Where a KPI says nothing itself: ten times as much is mostly a slipped decimal mark. */
const USUAL_MAX_CHANGE = 9;

/** What is unusual about a value in the KPI's own unit, for one period of its usual length. */
export function odditiesOf(value: number, plausible: Plausible, previous: number | null): Oddity[] {
  const { min, max, maxChange } = plausible;
  const odd: Oddity[] = [];
  if (min !== null && value < min) odd.push({ key: 'minimum', against: min });
  if (max !== null && value > max) odd.push({ key: 'maximum', against: max });
  // From nothing every step is infinitely large, and says nothing.
  if (previous && Math.abs(value - previous) > Math.abs(previous) * (maxChange ?? USUAL_MAX_CHANGE))
    odd.push({ key: 'maxChange', against: previous });
  return odd;
}
