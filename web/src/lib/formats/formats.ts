import { type NumberStyle, formatNumber as writeNumber } from '../../design-system/values/number-format.ts';
import { unitWord } from '../../design-system/values/unit-word.ts';
import type { Language } from '../i18n/languages.ts';
import { translate } from '../i18n/tolgee.ts';

/** This text replaces a value that cannot be formatted. */
export const UNFORMATTABLE = 'invalid';

const NBSP = '\u00a0';
const EURO = '€';
const CENTS = 2;
const SHARE_DECIMALS = 1;

/** Examples: `23.020`, `14,5`, `−3`; in English `23,020`. */
export const formatNumber = (value: number, language: Language, style?: NumberStyle): string =>
  Number.isFinite(value) ? writeNumber(value, language, style) : UNFORMATTABLE;

/** `318 t CO2e`: one line, whatever the width; money as people write it, €318 in English. */
export function formatQuantity(value: number, unit: string, language: Language, style?: NumberStyle): string {
  const text = formatNumber(value, language, style);
  if (text === UNFORMATTABLE) return text;
  if (unit === EURO && language === 'en') return text.replace(/^[+\u2212]?/, (sign) => `${sign}€`);
  return `${text}${unitGap(unit, language)}${unitWord(unit, text, language)}`;
}

/** English writes the percent sign without a space. */
const unitGap = (unit: string, language: Language) => (unit === '%' && language === 'en' ? '' : NBSP);

/** Example: the share 0.081 becomes `8,1 %`. */
export const formatPercent = (share: number, language: Language, style?: NumberStyle): string =>
  formatQuantity(rounded(share * 100), '%', language, { decimals: SHARE_DECIMALS, ...style });

/** Examples: `−8,1 %`, `+4 %`. */
export const formatChange = (share: number, language: Language): string =>
  formatPercent(share, language, { signed: true });

/** The difference of two shares is in points, for example `+4 Punkte`. */
export function formatPoints(difference: number, language: Language): string {
  const value = rounded(difference * 100);
  const text = formatNumber(value, language, { decimals: SHARE_DECIMALS, signed: true });
  if (text === UNFORMATTABLE) return text;
  const isOne = Math.abs(Number(value.toFixed(SHARE_DECIMALS))) === 1;
  return translate(isOne ? 'common.format.point' : 'common.format.points', { value: text });
}

/** The input is integer cents. Examples: `690 €`, `1.240,50 €`, in English `€690`. */
export const formatMoney = (cents: number, language: Language): string =>
  Number.isFinite(cents)
    ? formatQuantity(cents / 100, EURO, language, { decimals: CENTS, fixed: cents % 100 !== 0 })
    : UNFORMATTABLE;

/** In a sum every line shows its cents: `690,00 €`. */
export const formatAmount = (cents: number, language: Language): string =>
  Number.isFinite(cents)
    ? formatQuantity(cents / 100, EURO, language, { decimals: CENTS, fixed: true })
    : UNFORMATTABLE;

/** Large prices render the parts in different sizes. */
export const moneyParts = (cents: number, language: Language): { isCurrency: boolean; text: string }[] =>
  formatMoney(cents, language)
    .split(/(€)/)
    .filter((text) => text !== '')
    .map((text) => ({ isCurrency: text === EURO, text }));

/** This removes the error of binary fractions: 0.07 × 100 becomes 7. */
const rounded = (value: number): number => (Number.isFinite(value) ? Number(value.toPrecision(12)) : value);
