export type Operator = '+' | '-' | '*' | '/';
export const OPERATORS: readonly Operator[] = ['+', '-', '*', '/'];

export type FormulaPart =
  | { kind: 'kpi' | 'factor'; slug: string }
  | { kind: 'number'; text: string }
  | { kind: 'operator'; sign: Operator }
  | { kind: 'open' }
  | { kind: 'close' }
  /** Unreadable text stays in the formula, so that the person can correct it. */
  | { kind: 'unknown'; text: string };

export type FormulaToken = FormulaPart & { at: number };

const TOKEN =
  /(?<kind>kpi|factor)\s*\(\s*(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\s*\)|(?<number>\d+(?:\.\d+)?)|(?<sign>[-+*/])|(?<open>\()|(?<close>\))|(?<unknown>[^\s\d()+*/-]+)/g;

/** Splits the text of a formula into its parts. */
export function tokensIn(expression: string): FormulaToken[] {
  return [...expression.matchAll(TOKEN)].map(({ index, groups = {} }) => ({ ...partOf(groups), at: index }));
}

function partOf(found: Partial<Record<string, string>>): FormulaPart {
  const { kind, slug, number, sign, open, close, unknown } = found;
  if (slug !== undefined) return { kind: kind === 'kpi' ? 'kpi' : 'factor', slug };
  if (number !== undefined) return { kind: 'number', text: number };
  const operator = OPERATORS.find((one) => one === sign);
  if (operator) return { kind: 'operator', sign: operator };
  if (open !== undefined) return { kind: 'open' };
  return close === undefined ? { kind: 'unknown', text: unknown ?? '' } : { kind: 'close' };
}

export function expressionOf(parts: readonly FormulaPart[]): string {
  return parts
    .map((part, index) => (index > 0 && !joins(parts[index - 1], part) ? ` ${textOf(part)}` : textOf(part)))
    .join('');
}

const joins = (before: FormulaPart | undefined, part: FormulaPart): boolean =>
  before?.kind === 'open' || part.kind === 'close';

function textOf(part: FormulaPart): string {
  switch (part.kind) {
    case 'kpi':
    case 'factor':
      return `${part.kind}(${part.slug})`;
    case 'number':
    case 'unknown':
      return part.text;
    case 'operator':
      return part.sign;
    case 'open':
      return '(';
    case 'close':
      return ')';
  }
}

/** The gap says what is missing and before which part. */
export interface FormulaGap {
  index: number;
  missing: 'OPERAND' | 'OPERATOR' | 'OPEN' | 'CLOSE';
}

/** Returns the first place where something is missing, or null if the formula is complete. */
export function gapIn(parts: readonly FormulaPart[]): FormulaGap | null {
  let depth = 0;
  let wantsOperand = true;
  for (const [index, part] of parts.entries()) {
    const isOperand = part.kind !== 'operator' && part.kind !== 'open' && part.kind !== 'close';
    if (wantsOperand) {
      // A minus may be a sign in front of an operand.
      if (part.kind === 'close' || (part.kind === 'operator' && part.sign !== '-'))
        return { index, missing: 'OPERAND' };
      if (part.kind === 'open') depth += 1;
      wantsOperand = !isOperand;
    } else {
      if (isOperand || part.kind === 'open') return { index, missing: 'OPERATOR' };
      if (part.kind === 'close' && depth === 0) return { index, missing: 'OPEN' };
      if (part.kind === 'close') depth -= 1;
      else wantsOperand = true;
    }
  }
  if (wantsOperand) return { index: parts.length, missing: 'OPERAND' };
  return depth > 0 ? { index: parts.length, missing: 'CLOSE' } : null;
}

export const tokenAt = (tokens: readonly FormulaToken[], at: number | null): number =>
  at === null ? -1 : tokens.findLastIndex((token) => token.at <= at);

type DecimalMark = ',' | '.';

/** People type numbers with the decimal mark of their language. */
export const typedText = (expression: string, mark: DecimalMark): string =>
  expression.replace(/(\d)\.(?=\d)/g, `$1${mark}`);

/** The server expects a point as decimal mark, whichever mark was typed. */
export const computedText = (typed: string): string => typed.replace(/(\d),(?=\d)/g, '$1.');
