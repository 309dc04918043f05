import { type KnownUnit, knownUnits } from '@metra/contract/rules/units';

/** One part of a compound unit: kW.h/{person} has two. */
export interface UnitPart {
  code: string;
  exponent: 1 | -1;
}

const simple = new Map(knownUnits.filter(({ code }) => !code.includes('/')).map((unit) => [unit.code, unit]));
const ownCode = /^\{[^{}]+\}$/;
const betweenQuotients = /\/(?![^{]*\})/;
/** The code of an energy unit contains a dot. */
const factor = /[kMG]W\.h|[^.{}]*\{[^{}]+\}|[^.{}]+/g;
/** A rate per 200,000 hours needs no conversion, because its formula multiplies by them. */
const reference = /^\(\d+\./;

/** Returns the parts of a unit code; an empty list for a plain number, undefined for an unreadable code. */
export function unitParts(code: string): UnitPart[] | undefined {
  const parts = code.split(betweenQuotients).flatMap((text, index): UnitPart[] => {
    if (reference.test(text)) return [];
    const factors = text.replace(/^\((.*)\)$/, '$1').match(factor) ?? [''];
    return factors.map((each) => ({ code: each, exponent: index === 0 ? 1 : -1 }));
  });
  const named = parts.filter((part) => part.code !== '1');
  return named.every((part) => simple.has(part.code) || ownCode.test(part.code)) ? named : undefined;
}

/** Writes parts as a code, with the numerators first. */
export function codeOfParts(parts: readonly UnitPart[]): string {
  const above = parts.filter(({ exponent }) => exponent === 1).map(({ code }) => code);
  const below = parts.filter(({ exponent }) => exponent === -1).map(({ code }) => `/${code}`);
  return `${above.join('.') || '1'}${below.join('')}`;
}

/**
 * Returns what a unit measures: its family, or the unit itself if a company defined it. A share is a plain number.
 */
export const measuredBy = (code: string): string | null => {
  const family = simple.get(code)?.family ?? code;
  return family === 'share' ? null : family;
};

const one = { times: 1n, by: 1n };
const share = { times: 1n, by: 100n };

/** Returns the size of a unit relative to the base unit of its family. */
export const sizeOf = (code: string): Pick<KnownUnit, 'times' | 'by'> =>
  code === '%' ? share : (simple.get(code) ?? one);

export function relativesOf(code: string): readonly string[] {
  const unit = simple.get(code);
  if (!unit) return [];
  return [...simple.values()].filter(({ family }) => family === unit.family).map((each) => each.code);
}
