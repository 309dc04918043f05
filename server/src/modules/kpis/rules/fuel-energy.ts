import { convertibleTo, scaleBetween } from '@metra/contract/rules/units';
import { Decimal } from './decimal.ts';

/** What turns an amount of a fuel into energy. */
export interface FuelProperties {
  state: 'SOLID' | 'LIQUID' | 'GASEOUS';
  /** MJ a kilogram, which is TJ a gigagram. */
  netCalorificValue: Decimal;
  /** Kilograms a litre or a cubic metre (`densityUnit`); null for what is solid. */
  density: Decimal | null;
}

const megajoulesOfKwh = new Decimal('3.6');

/** A watt-hour: lines are rounded one by one, so that what is shown adds up. */
const decimals = 3;

/** What a density is given for. */
export const densityUnit = ({ state }: Pick<FuelProperties, 'state'>): 'L' | 'm3' =>
  state === 'LIQUID' ? 'L' : 'm3';

/** Grams are for the pharmacy. */
const masses = convertibleTo('kg').filter((code) => code !== 'g');

/** Units a fuel can be entered in, the usual one first: nobody buys gas by the litre. */
export function fuelUnits({ state, density }: Pick<FuelProperties, 'state' | 'density'>): string[] {
  if (!density) return masses;
  return state === 'LIQUID' ? [...convertibleTo('L'), ...masses] : ['m3', ...masses];
}

/** kWh of an amount, not rounded; undefined in a unit the fuel cannot be entered in. */
export function exactEnergy(fuel: FuelProperties, amount: Decimal, unit: string): Decimal | undefined {
  if (!fuelUnits(fuel).includes(unit)) return undefined;
  const isMass = masses.includes(unit);
  const scale = scaleBetween(unit, isMass ? 'kg' : densityUnit(fuel));
  if (!scale) return undefined;
  const converted = amount.times(String(scale.times)).dividedBy(String(scale.by));
  const kilograms = isMass ? converted : converted.times(fuel.density ?? 0);
  return kilograms.times(fuel.netCalorificValue).dividedBy(megajoulesOfKwh);
}

/** kWh of an amount, to the watt-hour. */
export const fuelEnergy = (fuel: FuelProperties, amount: Decimal, unit: string): Decimal | undefined =>
  exactEnergy(fuel, amount, unit)?.toDecimalPlaces(decimals);
