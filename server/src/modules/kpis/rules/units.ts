import { scaleBetween, unitLabel } from '@metra/contract/rules/units';
import { Decimal } from './decimal.ts';

/** Only factors have these units. */
const partsOfFactors: Readonly<Record<string, string>> = {
  'g{CO2e}': 'g CO₂e',
  '({person}.km)': 'Pkm',
  '1': '',
};

/** A factor has one unit per another, such as kWh/l, or is a plain number. */
export const factorUnitLabel = (code: string): string =>
  code
    .split('/')
    .map((part) => partsOfFactors[part] ?? unitLabel(part))
    .join('/');

/** Fractions without an end, such as thirds, keep this many decimals. */
const decimals = 20;

/**
 * Converts a value exactly, except for fractions without an end. Returns undefined if the units measure different
 * quantities.
 */
export function convert(value: Decimal, from: string, to: string): Decimal | undefined {
  if (from === to) return value;
  const scale = scaleBetween(from, to);
  if (!scale) return undefined;
  const times = new Decimal(String(scale.times));
  const by = new Decimal(String(scale.by));
  return value.times(times).dividedBy(by).toDecimalPlaces(decimals);
}
