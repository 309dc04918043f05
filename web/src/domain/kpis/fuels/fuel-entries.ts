import type { Fuel, FuelAmount, FuelLine } from '@metra/contract/shapes/fuel-shapes';

export interface FuelEntry {
  fuel: string | null;
  amount: number | null;
  unit: string | null;
}

export const EMPTY_ENTRY: FuelEntry = { fuel: null, amount: null, unit: null };

export const entriesOf = (lines: readonly FuelLine[]): FuelEntry[] =>
  lines.map(({ fuel, amount, unit }) => ({ fuel, amount, unit: unit.code }));

const isEmpty = ({ fuel, amount }: FuelEntry): boolean => fuel === null && amount === null;

function amountOf({ fuel, amount, unit }: FuelEntry): FuelAmount | undefined {
  if (fuel === null || unit === null || amount === null || Number.isNaN(amount) || amount < 0)
    return undefined;
  return { fuel, amount, unit };
}

/** It is undefined while something is missing. Empty lines do not count. */
export function amountsOf(entries: readonly FuelEntry[]): FuelAmount[] | undefined {
  const begun = entries.filter((entry) => !isEmpty(entry));
  const amounts = begun.flatMap((entry) => amountOf(entry) ?? []);
  return amounts.length > 0 && amounts.length === begun.length ? amounts : undefined;
}

export const isSameAmounts = (one: readonly FuelAmount[], other: readonly FuelAmount[]): boolean =>
  one.length === other.length &&
  one.every((line, place) => {
    const beside = other[place];
    return line.fuel === beside?.fuel && line.amount === beside.amount && line.unit === beside.unit;
  });

/** The server rounds to the watt-hour as well. */
const DECIMALS = 3;

/** It is null while the line is incomplete. */
export function energyOf(entry: FuelEntry, fuels: readonly Fuel[]): number | null {
  const amount = amountOf(entry);
  const fuel = fuels.find(({ slug }) => slug === amount?.fuel);
  const unit = fuel?.units.find(({ code }) => code === amount?.unit);
  return amount && unit ? Number((amount.amount * unit.energy).toFixed(DECIMALS)) : null;
}

/** It is null while the list of fuels is loading and a line names a fuel of it. */
export function energyOfAll(entries: readonly FuelEntry[], fuels: readonly Fuel[]): number | null {
  const energies = entries.filter(amountOf).map((entry) => energyOf(entry, fuels));
  if (!energies.every((energy) => energy !== null)) return null;
  return Number(energies.reduce((sum, energy) => sum + energy, 0).toFixed(DECIMALS));
}

/** Fuels of the chosen origin come first; both groups stay in alphabetical order. */
export const meantFirst = (fuels: readonly Fuel[], origin: 'RENEWABLE' | 'NON_RENEWABLE'): Fuel[] => {
  const isOfOrigin = ({ renewable }: Fuel) => renewable === (origin === 'RENEWABLE');
  return [...fuels.filter(isOfOrigin), ...fuels.filter((fuel) => !isOfOrigin(fuel))];
};
