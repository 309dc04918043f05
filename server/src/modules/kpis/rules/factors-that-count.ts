import { type Expression, namesIn } from './formula.ts';

/**
 * Returns the factors of a formula that change its result: those that stand alone or multiply an input with a value.
 */
export function factorsThatCount(expression: Expression, isKnown: (slug: string) => boolean): string[] {
  switch (expression.kind) {
    case 'number':
    case 'kpi':
      return [];
    case 'factor':
      return [expression.slug];
    case 'negative':
      return factorsThatCount(expression.of, isKnown);
    default: {
      const { kind, left, right } = expression;
      const isProduct = kind === '*' || kind === '/';
      const isNothing = (side: Expression) => {
        const kpis = namesIn(side, 'kpi');
        return kpis.length > 0 && !kpis.some(isKnown);
      };
      if (isProduct && (isNothing(left) || isNothing(right))) return [];
      return [...new Set([left, right].flatMap((side) => factorsThatCount(side, isKnown)))];
    }
  }
}
