import { convertibleTo, scaleBetween } from '@metra/contract/rules/units';
import { Decimal } from './decimal.ts';

/** The properties of a fuel that convert an amount into energy. */
export interface FuelProperties {
  state: 'SOLID' | 'LIQUID' | 'GASEOUS';
  /** The value is in MJ per kilogram, which equals TJ per gigagram. */
  netCalorificValue: Decimal;
  /** The density in kilograms per litre or cubic metre (`densityUnit`); null for solid fuels. */
  density: Decimal | null;
}

const megajoulesOfKwh = new Decimal('3.6');

/** Each line is rounded to the watt-hour, so that the displayed lines add up to the displayed sum. */
const decimals = 3;

export const densityUnit = ({ state }: Pick<FuelProperties, 'state'>): 'L' | 'm3' =>
  state === 'LIQUID' ? 'L' : 'm3';

/** Nobody buys fuel in grams. */
const masses = convertibleTo('kg').filter((code) => code !== 'g');

/** Returns the units for a fuel, the usual one first; gas is not offered in litres. */
export function fuelUnits({ state, density }: Pick<FuelProperties, 'state' | 'density'>): string[] {
  if (!density) return masses;
  return state === 'LIQUID' ? [...convertibleTo('L'), ...masses] : ['m3', ...masses];
}

/** Returns the unrounded kWh of an amount; undefined if the fuel cannot be entered in the unit. */
export function exactEnergy(fuel: FuelProperties, amount: Decimal, unit: string): Decimal | undefined {
  if (!fuelUnits(fuel).includes(unit)) return undefined;
  const isMass = masses.includes(unit);
  const scale = scaleBetween(unit, isMass ? 'kg' : densityUnit(fuel));
  if (!scale) return undefined;
  const converted = amount.times(String(scale.times)).dividedBy(String(scale.by));
  const kilograms = isMass ? converted : converted.times(fuel.density ?? 0);
  return kilograms.times(fuel.netCalorificValue).dividedBy(megajoulesOfKwh);
}

/** Returns the kWh of an amount, rounded to the watt-hour. */
export const fuelEnergy = (fuel: FuelProperties, amount: Decimal, unit: string): Decimal | undefined =>
  exactEnergy(fuel, amount, unit)?.toDecimalPlaces(decimals);
