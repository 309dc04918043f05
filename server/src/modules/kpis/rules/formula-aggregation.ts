import type { Aggregation } from '@metra/contract/shapes/kpi-shapes';
import type { Expression } from './formula.ts';

/** A plain number or factor fits every kind. */
type Kind = Aggregation | 'NUMBER';

/**
 * Derives how months add up to a year: amounts stay amounts when they are added or multiplied by a rate; a quotient
 * of amounts is the ratio of the year's sums and must not be added up; a state stays a state.
 */
export function formulaAggregation(
  expression: Expression,
  aggregationOf: (slug: string) => Aggregation | undefined,
): Aggregation {
  const visit = (part: Expression): Kind => {
    switch (part.kind) {
      case 'number':
      case 'factor':
        return 'NUMBER';
      case 'kpi':
        return aggregationOf(part.slug) ?? 'SUM';
      case 'negative':
        return visit(part.of);
      case '+':
      case '-':
        return together(visit(part.left), visit(part.right));
      case '*':
        return product(visit(part.left), visit(part.right));
      case '/':
        return quotient(visit(part.left), visit(part.right));
    }
  };
  const kind = visit(expression);
  return kind === 'NUMBER' ? 'LAST' : kind;
}

function together(left: Kind, right: Kind): Kind {
  if (left === 'NUMBER') return right;
  if (right === 'NUMBER' || left === right) return left;
  return 'AVERAGE';
}

/** Hours times a wage is an amount; an amount times an amount is not. */
function product(left: Kind, right: Kind): Kind {
  if (left === 'SUM' || right === 'SUM') return left === right ? 'AVERAGE' : 'SUM';
  return together(left, right);
}

function quotient(left: Kind, right: Kind): Kind {
  if (right === 'NUMBER') return left;
  return left === 'LAST' && right === 'LAST' ? 'LAST' : 'AVERAGE';
}
