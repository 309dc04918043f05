import type { FactorDefinition } from '../definitions/definition.ts';
import type { Decimal } from './decimal.ts';

/** The value for a year: of the latest year not after it, otherwise the one the factor is known by. */
export function factorFor(
  { history, value, year }: Pick<FactorDefinition, 'history' | 'value' | 'year'>,
  wanted: number,
): { value: Decimal; year: number } {
  return history.findLast((each) => each.year <= wanted) ?? { value, year };
}
