/** A measured value and its budget. */
export interface Budget {
  readonly name: string;
  /** NaN if there was nothing to measure, which misses every budget. */
  readonly value: number;
  /** The unit after the value: `ms`, `of bare`, `times`; empty for a count. */
  readonly unit: string;
  readonly wanted: Wanted;
  /** The numbers that the value was computed from. */
  readonly detail?: string;
  /** Findings that are printed if the budget is missed. */
  readonly findings?: readonly string[];
}

/** Without a limit, the value only has to exist. */
export type Wanted = { readonly atLeast: number } | { readonly atMost: number } | 'anything';

export function isKept({ value, wanted }: Budget): boolean {
  if (wanted === 'anything') return !Number.isNaN(value);
  return 'atLeast' in wanted ? value >= wanted.atLeast : value <= wanted.atMost;
}

/** `0.61 of bare, wanted at least 0.7` */
export function budgetText({ value, unit, wanted }: Budget): string {
  const [limit, direction] = limitOf(wanted);
  const text = limit === undefined ? direction : `${direction} ${shown(limit, onlyMs(unit))}`;
  return `${shown(value, unit)}, wanted ${text}`;
}

/** `missed by 0.09 (13 %)`: the percentage is relative to the budget. */
export function missText({ value, unit, wanted }: Budget): string {
  const [limit] = limitOf(wanted);
  if (limit === undefined || Number.isNaN(value)) return 'missed because there was nothing to measure';
  const gap = Math.abs(value - limit);
  const share = limit === 0 ? '' : ` (${short((100 * gap) / limit)} %)`;
  return `missed by ${withUnit(short(gap), onlyMs(unit))}${share}`;
}

/** `at least 0.7` */
export function limitText(wanted: Wanted): string {
  const [limit, direction] = limitOf(wanted);
  return limit === undefined ? '' : `${direction} ${limit}`;
}

function limitOf(wanted: Wanted): [number | undefined, string] {
  if (wanted === 'anything') return [undefined, wanted];
  return 'atLeast' in wanted ? [wanted.atLeast, 'at least'] : [wanted.atMost, 'at most'];
}

/** A small value has three digits, and a large one is a whole number. */
function shown(value: number, unit: string): string {
  if (Number.isNaN(value)) return 'nothing';
  const rounded = Math.abs(value) < 100 ? Number(value.toPrecision(3)) : Math.round(value);
  return withUnit(String(rounded), unit);
}

const short = (value: number) => String(value < 100 ? Number(value.toPrecision(2)) : Math.round(value));
const withUnit = (text: string, unit: string) => (unit ? `${text} ${unit}` : text);
/** Milliseconds are repeated for each value. Other units are printed once. */
const onlyMs = (unit: string) => (unit === 'ms' ? unit : '');
