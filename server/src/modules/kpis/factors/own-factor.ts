import type { Gas } from '@metra/contract/shapes/factor-shapes';
import type { Decimal } from '../rules/decimal.ts';

/** An organisation's more exact value for one name in formulas. */
export interface OwnFactor {
  id: number;
  /** The name in formulas: the slug of a factor or a selector by country. */
  name: string;
  firstYear: number;
  /** Null means that the value applies until the next own value begins. */
  lastYear: number | null;
  /** The value is in the unit of the factor that it replaces; the gas may differ. */
  value: Decimal;
  gas: Gas | null;
  source: string;
  note: string | null;
}

type Years = Pick<OwnFactor, 'firstYear' | 'lastYear'>;

/**
 * Returns the own value that applies in a year. A later value takes over in its first year, even before the last year
 * of the earlier one.
 */
export function ownFactorFor<Own extends Years>(own: readonly Own[], wanted: number): Own | undefined {
  const begun = own.filter(({ firstYear }) => firstYear <= wanted);
  const latest = begun.reduce<Own | undefined>(
    (before, each) => (before && before.firstYear > each.firstYear ? before : each),
    undefined,
  );
  return latest && (latest.lastYear === null || wanted <= latest.lastYear) ? latest : undefined;
}

/** Returns whether the value is only carried on, because nobody stated its last year. */
export const isCarriedOn = ({ firstYear, lastYear }: Years, wanted: number): boolean =>
  lastYear === null && wanted > firstYear;
