import type { Gas } from '@metra/contract/shapes/factor-shapes';
import type { Decimal } from '../rules/decimal.ts';

/** A value an organisation knows better than the operator, for one name of formulas. */
export interface OwnFactor {
  id: number;
  /** What formulas name: a factor's slug, or what is chosen by country. */
  name: string;
  firstYear: number;
  /** Null: until the next own value begins. */
  lastYear: number | null;
  /** In the unit of the factor it stands in for; its gas may be another one. */
  value: Decimal;
  gas: Gas | null;
  source: string;
  note: string | null;
}

type Years = Pick<OwnFactor, 'firstYear' | 'lastYear'>;

/** The own value in force in a year: a later one takes over where it begins, also from one that was meant to last. */
export function ownFactorFor<Own extends Years>(own: readonly Own[], wanted: number): Own | undefined {
  const begun = own.filter(({ firstYear }) => firstYear <= wanted);
  const latest = begun.reduce<Own | undefined>(
    (before, each) => (before && before.firstYear > each.firstYear ? before : each),
    undefined,
  );
  return latest && (latest.lastYear === null || wanted <= latest.lastYear) ? latest : undefined;
}

/** Carried on because nobody has said how long it holds. */
export const isCarriedOn = ({ firstYear, lastYear }: Years, wanted: number): boolean =>
  lastYear === null && wanted > firstYear;
