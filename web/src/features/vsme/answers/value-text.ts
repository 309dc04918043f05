import type { Datapoint, DatapointValue, Member } from '@metra/contract/shapes/standard-shapes';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { isNumeric, numberText } from './raw-input.ts';

const EURO = 'EUR';

/** Words beside their label, not in a column of numbers. */
const WIDE: readonly Datapoint['type'][] = ['TEXT', 'STRING', 'CHOICE', 'CHOICES'];
export const isWide = ({ type }: Pick<Datapoint, 'type'>): boolean => WIDE.includes(type);

/** In what a number is told: its unit, per cent, or the money of the organisation. */
export function unitOf(
  { type, unit }: Pick<Datapoint, 'type' | 'unit'>,
  currency: string,
): string | undefined {
  if (unit) return unit.label;
  if (type === 'PERCENT') return '%';
  if (type === 'MONEY') return currency === EURO ? '€' : currency;
  return undefined;
}

type Told = Pick<Datapoint, 'type' | 'decimals'>;

/** An answer as text, without its unit; undefined where there is none. */
export function valueText(
  of: Told,
  value: DatapointValue | null,
  chosen: readonly Member[],
  language: Language,
): string | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map((code) => nameOf(code, chosen)).join(', ');
  if (typeof value === 'boolean') return translate(value ? 'reporting.vsme.yes' : 'reporting.vsme.no');
  if (isNumeric(of)) return numberText(value, language, of.decimals);
  if (of.type === 'CHOICE') return nameOf(value, chosen);
  return of.type === 'DATE' ? formatDate(value, language) : value;
}

export const nameOf = (code: string, members: readonly Member[]): string =>
  members.find((member) => member.code === code)?.label ?? code;
