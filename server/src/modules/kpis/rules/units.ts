import { scaleBetween, unitLabel } from '@metra/contract/rules/units';
import { Decimal } from './decimal.ts';

/** What only factors are measured in. */
const partsOfFactors: Readonly<Record<string, string>> = {
  'g{CO2e}': 'g CO₂e',
  '({person}.km)': 'Pkm',
  '1': '',
};

/** A factor is one unit per another, or a mere number: kWh/l. */
export const factorUnitLabel = (code: string): string =>
  code
    .split('/')
    .map((part) => partsOfFactors[part] ?? unitLabel(part))
    .join('/');

/** What a value keeps after the point when a fraction has no end, as thirds have. */
const decimals = 20;

/** Exact, but for fractions without end. Undefined where the units measure different things. */
export function convert(value: Decimal, from: string, to: string): Decimal | undefined {
  if (from === to) return value;
  const scale = scaleBetween(from, to);
  if (!scale) return undefined;
  const times = new Decimal(String(scale.times));
  const by = new Decimal(String(scale.by));
  return value.times(times).dividedBy(by).toDecimalPlaces(decimals);
}
