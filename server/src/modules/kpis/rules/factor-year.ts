import type { FactorDefinition } from '../definitions/definition.ts';

type Years = Pick<
  FactorDefinition,
  'history' | 'value' | 'year' | 'confidence' | 'validFrom' | 'validTo' | 'kind'
>;
type ValueOfYear = FactorDefinition['history'][number] & { isOtherYear: boolean };

/** Values that nature or a convention fixes do not become outdated. */
const timeless: ReadonlySet<FactorDefinition['kind']> = new Set(['REFRIGERANT', 'CONVERSION', 'CONSTANT']);

export const isTimeless = ({ kind }: Pick<FactorDefinition, 'kind'>): boolean => timeless.has(kind);

/**
 * Returns the value for a year: that of the nearest earlier year, or the first one for years before it. The entry may
 * state that there is no value.
 */
export function factorFor(factor: Years, wanted: number): ValueOfYear {
  const { history, value, year, confidence } = factor;
  const found = history.findLast((each) => each.year <= wanted) ?? history[0];
  if (found) return { ...found, isOtherYear: found.year !== wanted && !isTimeless(factor) };
  return { value, year, confidence, isOtherYear: !isTimeless(factor) && !isInForce(factor, wanted) };
}

/** One value can apply to several years: from the first day of its validity to the year of its publication. */
function isInForce({ validFrom, validTo, year }: Years, wanted: number): boolean {
  return wanted >= yearOf(validFrom) && wanted <= Math.max(year, validTo === null ? year : yearOf(validTo));
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
