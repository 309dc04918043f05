import { Decimal, zero } from './decimal.ts';
import type { Expression } from './formula.ts';
import { codeOfParts, measuredBy, relativesOf, sizeOf, type UnitPart, unitParts } from './unit-parts.ts';

/**
 * The possible units of a formula's result. A result of kWh divided by 1,000 can be thousandths of kWh or MWh, so all
 * units are listed, the most likely first. All of them measure the same quantity.
 */
type Candidates = readonly (readonly UnitPart[])[];

/** Undefined means that the unit is unknown. A number takes the unit of the operand to which it is added. */
type Derived = { candidates: Candidates } | { number: Decimal } | undefined;

export interface UnitConflict {
  left: string;
  right: string;
  /** The position of the operator in the text. */
  at: number;
}

export interface FormulaUnit {
  /** The codes of the possible units, the most likely first; null if the unit is unknown. */
  codes: readonly string[] | null;
  conflicts: readonly UnitConflict[];
}

const mostCandidates = 12;
/** A longer code, such as kWh times kWh times kWh, is not a usable unit. */
const longestCode = 50;

/**
 * Returns the possible units of a formula's result and the operands that cannot be added. `unitOf` returns the unit
 * code of a KPI or factor.
 */
export function formulaUnit(
  expression: Expression,
  unitOf: (kind: 'kpi' | 'factor', slug: string) => string | undefined,
): FormulaUnit {
  const conflicts: UnitConflict[] = [];
  const visit = (part: Expression): Derived => {
    switch (part.kind) {
      case 'number':
        return { number: part.value };
      case 'kpi':
      case 'factor': {
        const code = unitOf(part.kind, part.slug);
        const parts = code === undefined ? undefined : unitParts(code);
        return parts && { candidates: [parts] };
      }
      case 'negative':
        return visit(part.of);
      case '+':
      case '-':
        return added(visit(part.left), visit(part.right), (units) =>
          conflicts.push({ ...units, at: part.at }),
        );
      case '*':
        return multiplied(visit(part.left), visit(part.right), 1);
      case '/':
        return multiplied(visit(part.left), visit(part.right), -1);
    }
  };
  const derived = visit(expression);
  if (!derived || 'number' in derived) return { codes: null, conflicts };
  const codes = derived.candidates.map(codeOfParts).filter((code) => code.length <= longestCode);
  return { codes: codes.length > 0 ? codes : null, conflicts };
}

/** Returns whether a result can be written in a unit: it measures the same quantity and has the same size. */
export function isWrittenIn(code: string, { codes }: FormulaUnit): boolean {
  const parts = unitParts(code);
  return (
    codes === null ||
    parts === undefined ||
    codes.some((each) => isSame(unitParts(each) ?? [], parts) && dimensionOf(each) === dimensionOf(code))
  );
}

const dimensionOf = (code: string): string => dimension(unitParts(code) ?? []);

function added(left: Derived, right: Derived, report: (units: Omit<UnitConflict, 'at'>) => void): Derived {
  if (!left || !right) return undefined;
  if ('number' in left) return right;
  if ('number' in right) return left;
  const both = left.candidates.flatMap((one) =>
    right.candidates.flatMap((other) => (isSame(one, other) ? [withWiderGas(one, other)] : [])),
  );
  if (both.length > 0) return { candidates: distinct(both) };
  report({ left: codeOfParts(left.candidates[0] ?? []), right: codeOfParts(right.candidates[0] ?? []) });
  return undefined;
}

function multiplied(left: Derived, right: Derived, exponent: 1 | -1): Derived {
  if (!left || !right) return undefined;
  if ('number' in left && 'number' in right) return { number: folded(left.number, right.number, exponent) };
  if ('number' in right)
    return 'candidates' in left ? converted(left.candidates, right.number, exponent) : left;
  if ('number' in left) {
    const turned = exponent === 1 ? right.candidates : right.candidates.map(inverse);
    return converted(turned, left.number, 1);
  }
  const turned = exponent === 1 ? right.candidates : right.candidates.map(inverse);
  return {
    candidates: distinct(
      left.candidates.flatMap((one) => turned.map((other) => cancelled([...one, ...other]))),
    ),
  };
}

const folded = (left: Decimal, right: Decimal, exponent: 1 | -1): Decimal =>
  exponent === 1 ? left.times(right) : right.isZero() ? zero : left.dividedBy(right);

const inverse = (parts: readonly UnitPart[]): UnitPart[] =>
  parts.map(({ code, exponent }) => ({ code, exponent: exponent === 1 ? -1 : 1 }));

/** A factor of 1,000 or 100 may convert the unit: from t to kg, or from a share to per cent. */
function converted(candidates: Candidates, number: Decimal, exponent: 1 | -1): Derived {
  const others = candidates.flatMap((parts) => {
    // A larger unit gives a smaller number.
    const wanted = exponent === 1 ? sizeOfAll(parts).dividedBy(number) : sizeOfAll(parts).times(number);
    return number.isZero() ? [] : resized(parts, wanted);
  });
  return { candidates: distinct([...others, ...candidates]) };
}

/** Replaces one unit by a related one, or by a share, so that the whole has the wanted size. */
function resized(parts: readonly UnitPart[], wanted: Decimal): (readonly UnitPart[])[] {
  const exchanged = parts.flatMap(({ code, exponent }, index) =>
    relativesOf(code)
      .filter((relative) => relative !== code)
      .map((relative) => parts.with(index, { code: relative, exponent })),
  );
  const others: (readonly UnitPart[])[] = [
    ...exchanged,
    ...(parts.length === 0 ? [[{ code: '%', exponent: 1 } as const]] : []),
    ...(parts.some(({ code }) => code === '%') ? [parts.filter(({ code }) => code !== '%')] : []),
  ];
  return others.filter((each) => isClose(sizeOfAll(each), wanted));
}

function sizeOfAll(parts: readonly UnitPart[]): Decimal {
  return parts.reduce((size, { code, exponent }) => {
    const { times, by } = sizeOf(code);
    const own = new Decimal(String(times)).dividedBy(new Decimal(String(by)));
    return exponent === 1 ? size.times(own) : size.dividedBy(own);
  }, new Decimal(1));
}

/** Removes units that appear both in the numerator and in the denominator. */
function cancelled(parts: readonly UnitPart[]): UnitPart[] {
  const left: UnitPart[] = [];
  for (const part of parts) {
    const met = left.findIndex(({ code, exponent }) => code === part.code && exponent !== part.exponent);
    if (met < 0) left.push(part);
    else left.splice(met, 1);
  }
  return left;
}

/** CO₂ can be added to greenhouse gases, because it is one of them. */
const gasFamilies = ['greenhouse gas', 'carbon dioxide'];

function dimension(parts: readonly UnitPart[], gas?: string): string {
  const powers = new Map<string, number>();
  for (const { code, exponent } of parts) {
    const family = measuredBy(code);
    if (family === null) continue;
    const name = gas && gasFamilies.includes(family) ? gas : family;
    powers.set(name, (powers.get(name) ?? 0) + exponent);
  }
  return [...powers]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}^${power}`)
    .sort()
    .join(' ');
}

const isSame = (one: readonly UnitPart[], other: readonly UnitPart[]): boolean =>
  dimension(one, 'gas') === dimension(other, 'gas') && isClose(sizeOfAll(one), sizeOfAll(other));

const isClose = (one: Decimal, other: Decimal) => one.minus(other).abs().lessThan(one.times('1e-12'));

const withWiderGas = (one: readonly UnitPart[], other: readonly UnitPart[]) =>
  one.some(({ code }) => measuredBy(code) === 'carbon dioxide') ? other : one;

function distinct(candidates: Candidates): Candidates {
  const codes = candidates.map(codeOfParts);
  return candidates
    .filter((_, index) => codes.indexOf(codes[index] ?? '') === index)
    .slice(0, mostCandidates);
}
