import { memoizeByObject } from '../../../platform/memoize.ts';
import { Decimal, zero } from './decimal.ts';

export type Expression =
  | { kind: 'number'; value: Decimal }
  | { kind: 'kpi' | 'factor'; slug: string }
  | { kind: 'negative'; of: Expression }
  /** `at` is the position of the operator in the text. */
  | { kind: '+' | '-' | '*' | '/'; at: number; left: Expression; right: Expression };

export class FormulaError extends Error {
  readonly key: 'SYNTAX' | 'TOO_DEEP';
  readonly at: number;

  constructor(key: 'SYNTAX' | 'TOO_DEEP', at: number) {
    super(`${key} at ${at}`);
    this.key = key;
    this.at = at;
  }
}

const deepest = 50;
const numberText = /\d{1,15}(?:\.\d{1,15})?(?![\d.])/y;
const reference = /(kpi|factor)\s*\(\s*([a-z0-9]+(?:-[a-z0-9]+)*)\s*\)/y;
const blank = /\s*/y;

/** The grammar only has numbers, `kpi(slug)`, `factor(slug)`, `+ - * /`, parentheses and unary minus. */
export function parseFormula(text: string): Expression {
  let at = 0;
  let depth = 0;

  const skipBlank = () => void take(blank);
  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  }
  function takeOne<Character extends string>(...characters: Character[]): Character | undefined {
    skipBlank();
    const found = characters.find((character) => text[at] === character);
    if (found) at += 1;
    return found;
  }

  function sum(): Expression {
    let left = product();
    for (let kind = takeOne('+', '-'); kind; kind = takeOne('+', '-'))
      left = { kind, at: at - 1, left, right: product() };
    return left;
  }
  function product(): Expression {
    let left = signed();
    for (let kind = takeOne('*', '/'); kind; kind = takeOne('*', '/'))
      left = { kind, at: at - 1, left, right: signed() };
    return left;
  }
  function signed(): Expression {
    if (takeOne('-')) return nested(() => ({ kind: 'negative', of: signed() }));
    if (!takeOne('(')) return operand();
    const inner = nested(sum);
    if (!takeOne(')')) throw new FormulaError('SYNTAX', at);
    return inner;
  }
  function operand(): Expression {
    const named = take(reference);
    if (named) return { kind: named[1] === 'kpi' ? 'kpi' : 'factor', slug: named[2] ?? '' };
    const digits = take(numberText);
    if (digits) return { kind: 'number', value: new Decimal(digits[0]) };
    throw new FormulaError('SYNTAX', at);
  }
  function nested(read: () => Expression): Expression {
    depth += 1;
    if (depth > deepest) throw new FormulaError('TOO_DEEP', at);
    const inner = read();
    depth -= 1;
    return inner;
  }

  const whole = sum();
  skipBlank();
  if (at < text.length) throw new FormulaError('SYNTAX', at);
  return whole;
}

/** Returns each slug of a kind once, in the order of the text. */
export function namesIn(expression: Expression, kind: 'kpi' | 'factor'): string[] {
  const found = new Set<string>();
  const visit = (part: Expression): void => {
    if ('slug' in part && part.kind === kind) found.add(part.slug);
    if ('of' in part) visit(part.of);
    if ('left' in part) {
      visit(part.left);
      visit(part.right);
    }
  };
  visit(expression);
  return [...found];
}

/**
 * Returns whether the formula divides or subtracts inputs: a missing input makes a sum smaller, but a quotient or
 * difference wrong.
 */
export const comparesParts: (expression: Expression) => boolean = memoizeByObject((expression) => {
  switch (expression.kind) {
    case 'number':
    case 'kpi':
    case 'factor':
      return false;
    case 'negative':
    case '-':
      return namesIn(expression, 'kpi').length > 0;
    case '/':
      return namesIn(expression.right, 'kpi').length > 0 || comparesParts(expression.left);
    default:
      return comparesParts(expression.left) || comparesParts(expression.right);
  }
});

type Calculated = { value: Decimal } | { problem: 'DIVISION_BY_ZERO' | 'TOO_LARGE' };

/** A larger number cannot be a value of a company. */
const tooLarge = new Decimal('1e18');

export function calculate(
  expression: Expression,
  lookUp: (kind: 'kpi' | 'factor', slug: string) => Decimal,
): Calculated {
  let dividesByZero = false;
  const evaluate = (part: Expression): Decimal => {
    switch (part.kind) {
      case 'number':
        return part.value;
      case 'kpi':
      case 'factor':
        return lookUp(part.kind, part.slug);
      case 'negative':
        return evaluate(part.of).negated();
      case '+':
        return evaluate(part.left).plus(evaluate(part.right));
      case '-':
        return evaluate(part.left).minus(evaluate(part.right));
      case '*':
        return evaluate(part.left).times(evaluate(part.right));
      case '/': {
        const by = evaluate(part.right);
        if (by.isZero()) {
          dividesByZero = true;
          return zero;
        }
        return evaluate(part.left).dividedBy(by);
      }
    }
  };
  const value = evaluate(expression);
  if (dividesByZero) return { problem: 'DIVISION_BY_ZERO' };
  return value.abs().lessThan(tooLarge) ? { value } : { problem: 'TOO_LARGE' };
}
