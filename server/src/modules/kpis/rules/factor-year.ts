import type { FactorDefinition } from '../definitions/definition.ts';

type Years = Pick<
  FactorDefinition,
  'history' | 'value' | 'year' | 'confidence' | 'validFrom' | 'validTo' | 'kind'
>;
type ValueOfYear = FactorDefinition['history'][number] & { isOtherYear: boolean };

/** What nature or a convention fixes does not age. */
const timeless: ReadonlySet<FactorDefinition['kind']> = new Set(['REFRIGERANT', 'CONVERSION', 'CONSTANT']);

export const isTimeless = ({ kind }: Pick<FactorDefinition, 'kind'>): boolean => timeless.has(kind);

/** The value for a year: of the nearest earlier year, before the first one the first. A value may say that there is none. */
export function factorFor(factor: Years, wanted: number): ValueOfYear {
  const { history, value, year, confidence } = factor;
  const found = history.findLast((each) => each.year <= wanted) ?? history[0];
  if (found) return { ...found, isOtherYear: found.year !== wanted && !isTimeless(factor) };
  return { value, year, confidence, isOtherYear: !isTimeless(factor) && !isInForce(factor, wanted) };
}

/** One value for several years: those from the day it holds to the year it was published for. */
function isInForce({ validFrom, validTo, year }: Years, wanted: number): boolean {
  return wanted >= yearOf(validFrom) && wanted <= Math.max(year, validTo === null ? year : yearOf(validTo));
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
