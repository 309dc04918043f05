import { type KnownUnit, knownUnits } from '@metra/contract/rules/units';

/** One of the units a unit is made of: kW.h/{person} has two. */
export interface UnitPart {
  code: string;
  exponent: 1 | -1;
}

const simple = new Map(knownUnits.filter(({ code }) => !code.includes('/')).map((unit) => [unit.code, unit]));
const ownCode = /^\{[^{}]+\}$/;
const betweenQuotients = /\/(?![^{]*\})/;
/** Energy has a point in its name. */
const factor = /[kMG]W\.h|[^.{}]*\{[^{}]+\}|[^.{}]+/g;
/** Per 200,000 hours: a formula has multiplied by them already. */
const reference = /^\(\d+\./;

/** What a code is made of; empty for a mere number, undefined where nobody can read it. */
export function unitParts(code: string): UnitPart[] | undefined {
  const parts = code.split(betweenQuotients).flatMap((text, index): UnitPart[] => {
    if (reference.test(text)) return [];
    const factors = text.replace(/^\((.*)\)$/, '$1').match(factor) ?? [''];
    return factors.map((each) => ({ code: each, exponent: index === 0 ? 1 : -1 }));
  });
  const named = parts.filter((part) => part.code !== '1');
  return named.every((part) => simple.has(part.code) || ownCode.test(part.code)) ? named : undefined;
}

/** As a code again: numerators first. */
export function codeOfParts(parts: readonly UnitPart[]): string {
  const above = parts.filter(({ exponent }) => exponent === 1).map(({ code }) => code);
  const below = parts.filter(({ exponent }) => exponent === -1).map(({ code }) => `/${code}`);
  return `${above.join('.') || '1'}${below.join('')}`;
}

/** What a unit measures: its family, or itself where it is one's own. A share is a mere number. */
export const measuredBy = (code: string): string | null => {
  const family = simple.get(code)?.family ?? code;
  return family === 'share' ? null : family;
};

const one = { times: 1n, by: 1n };
const share = { times: 1n, by: 100n };

/** How many of what its family is counted in. */
export const sizeOf = (code: string): Pick<KnownUnit, 'times' | 'by'> =>
  code === '%' ? share : (simple.get(code) ?? one);

/** Other units of the same family. */
export function relativesOf(code: string): readonly string[] {
  const unit = simple.get(code);
  if (!unit) return [];
  return [...simple.values()].filter(({ family }) => family === unit.family).map((each) => each.code);
}
