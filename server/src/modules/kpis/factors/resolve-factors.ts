import type { FactorRemark, FactorSelector } from '@metra/contract/shapes/factor-shapes';
import { memoizeByObject } from '../../../platform/memoize.ts';
import type { FactorDefinition } from '../definitions/definition.ts';
import type { Decimal } from '../rules/decimal.ts';
import { factorFor } from '../rules/factor-year.ts';
import { isSelector } from './factor-names.ts';
import { isCarriedOn, type OwnFactor, ownFactorFor } from './own-factor.ts';

export interface FactorContext {
  /** The country of the organisation's address; null if it has none. */
  country: string | null;
  own: readonly OwnFactor[];
}

export interface ResolvedFactor {
  /** The current name: a selector, or the slug of a factor of the catalogue. */
  name: string;
  value: Decimal;
  /** The year of the value. */
  year: number;
  forYear: number;
  /** The factor of the catalogue that was found; for an own value, the factor that it replaces. */
  factor: FactorDefinition;
  own: OwnFactor | null;
  /** The factor that has no value for this year. */
  insteadOf: FactorDefinition | null;
  remarks: readonly FactorRemark[];
}

export type Factors = ReturnType<typeof resolvedFactors>;

type Found = { factor: FactorDefinition; remarks: readonly FactorRemark[] };

/** Factors are also found by the name that formulas used before. */
const replacingIn = memoizeByObject(
  (catalogue: ReadonlyMap<string, FactorDefinition>) =>
    new Map([...catalogue.values()].map((factor) => [factor.replaces, factor])),
);

/**
 * Resolves which value a name in a formula stands for, by country and year. The organisation's own values take
 * precedence, and a missing value is never zero.
 */
export function resolvedFactors(
  catalogue: ReadonlyMap<string, FactorDefinition>,
  { country, own }: FactorContext,
) {
  const known = new Map<number, Map<string, ResolvedFactor | undefined>>();
  const lookedUp = new Map<string, Found | undefined>();

  const bySlug = (slug: string): FactorDefinition | undefined =>
    catalogue.get(slug) ?? replacingIn(catalogue).get(slug);

  /** Returns the current name for a name in a formula. */
  const nameOf = (written: string): string =>
    isSelector(written) ? written : (bySlug(written)?.slug ?? written);
  const ownByName = Map.groupBy(own, ({ name }) => nameOf(name));

  /** The organisation's country takes precedence, then the European Union, then Germany. */
  function ofCountry(selector: FactorSelector): Found | undefined {
    for (const wanted of [country, 'EU', 'DE']) {
      const factor = [...catalogue.values()].find(
        (each) => each.selector === selector && each.country === wanted,
      );
      if (factor) return { factor, remarks: remarksOfCountry(wanted) };
    }
    return undefined;
  }

  function remarksOfCountry(found: string | null): readonly FactorRemark[] {
    if (country === null) return ['COUNTRY_UNKNOWN'];
    return found === country ? [] : ['OTHER_COUNTRY'];
  }

  /** The results are cached, because every formula looks them up for every period. */
  function lookUp(name: string): Found | undefined {
    if (!lookedUp.has(name)) lookedUp.set(name, foundFor(name));
    return lookedUp.get(name);
  }

  function foundFor(name: string): Found | undefined {
    if (isSelector(name)) return ofCountry(name === 'electricity-market' ? 'residual-mix' : name);
    const factor = bySlug(name);
    return factor && { factor, remarks: [] };
  }

  function resolve(name: string, forYear: number): ResolvedFactor | undefined {
    const found = lookUp(name);
    if (!found) return undefined;
    const better = ownFactorFor(ownByName.get(name) ?? [], forYear);
    if (better) {
      const { value, firstYear: year } = better;
      const remarks: FactorRemark[] = isCarriedOn(better, forYear) ? ['OTHER_YEAR'] : [];
      return { name, value, year, forYear, factor: found.factor, own: better, insteadOf: null, remarks };
    }
    return ofOperator(name, found, forYear);
  }

  function ofOperator(name: string, first: Found, forYear: number): ResolvedFactor | undefined {
    const without: FactorDefinition[] = [];
    let factor: FactorDefinition | undefined = first.factor;
    while (factor && !without.includes(factor)) {
      const { value, year, confidence, isOtherYear } = factorFor(factor, forYear);
      if (value) {
        const remarks: FactorRemark[] = [
          ...first.remarks,
          ...(without.length > 0 ? (['NO_VALUE'] as const) : []),
          ...(isOtherYear ? (['OTHER_YEAR'] as const) : []),
          ...(confidence === 'MEMORY' ? (['NOT_VERIFIED'] as const) : []),
        ];
        return { name, value, year, forYear, factor, own: null, insteadOf: without[0] ?? null, remarks };
      }
      without.push(factor);
      factor = factor.fallback === null ? undefined : bySlug(factor.fallback);
    }
    return undefined;
  }

  return {
    catalogue,
    country,
    nameOf,
    knows: (written: string): boolean => lookUp(written) !== undefined,
    factorOf: (written: string): FactorDefinition | undefined => lookUp(written)?.factor,
    /** Returns undefined if the name is unknown or has no value. */
    find(written: string, forYear: number): ResolvedFactor | undefined {
      const ofYear = known.get(forYear) ?? new Map<string, ResolvedFactor | undefined>();
      known.set(forYear, ofYear);
      if (!ofYear.has(written)) ofYear.set(written, resolve(nameOf(written), forYear));
      return ofYear.get(written);
    },
  };
}
