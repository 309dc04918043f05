import type { Language } from '@metra/contract/core/primitives';
import type { Factor, FactorInUse } from '@metra/contract/shapes/factor-shapes';
import { textsIn } from '../../../platform/translations.ts';
import type { FactorDefinition, KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { onTheWire, onTheWireOrNull } from '../rules/decimal.ts';
import { factorUnitLabel } from '../rules/units.ts';
import { isReplaceable, isSelector, selectorKind, selectorTexts } from './factor-names.ts';
import type { Factors, ResolvedFactor } from './resolve-factors.ts';

const factorTexts = ({ translations, source }: FactorDefinition, language: Language) => {
  const texts = textsIn<{ name: string; note: string; source: string }>(translations, language);
  return { name: texts.name, note: texts.note ?? '', source: texts.source ?? source };
};

/** Returns the source in the reader's language. */
export const sourceIn = (factor: FactorDefinition, source: string | null, language: Language) =>
  source === factor.source ? factorTexts(factor, language).source : source;

/** Returns the name that a formula shows to people; undefined if the factor is unknown. */
export function factorName(factors: Factors, written: string, language: Language): string | undefined {
  const factor = factors.factorOf(written);
  return factor && factorTitle(written, factor, language);
}

/** Returns the purpose of a name in a formula, independent of whose value applies. */
export const factorTitle = (name: string, factor: FactorDefinition, language: Language): string =>
  isSelector(name) ? selectorTexts(name, language).name : factorTexts(factor, language).name;

export const factorView = (factor: FactorDefinition, language: Language): Factor => ({
  slug: factor.slug,
  ...factorTexts(factor, language),
  kind: factor.kind,
  gas: factor.gas,
  country: factor.country,
  basis: factor.basis,
  value: onTheWireOrNull(factor.value),
  year: factor.year,
  unit: factorUnitLabel(factor.unitCode),
  url: factor.url,
  confidence: factor.confidence,
  history: factor.history.map((each) => ({ ...each, value: onTheWireOrNull(each.value) })),
});

/** Describes a factor, or the factor that is chosen by country with its current value. */
export function formulaFactorView(
  factors: Factors,
  written: string,
  year: number,
  language: Language,
): Factor | undefined {
  const resolved = factors.find(written, year);
  if (!isSelector(written)) {
    const factor = factors.factorOf(written);
    return factor && factorView(factor, language);
  }
  if (!resolved) return undefined;
  const { factor, own } = resolved;
  return {
    ...factorView(factor, language),
    slug: written,
    ...selectorTexts(written, language),
    kind: selectorKind(written),
    gas: gasOf(resolved),
    value: onTheWire(resolved.value),
    year: resolved.year,
    unit: unitOf(resolved),
    ...(own && { source: own.source, url: null, country: null }),
    history: [],
  };
}

const gasOf = ({ own, factor }: ResolvedFactor) => (own ? own.gas : factor.gas);

/** The unit includes the gas that the value counts. */
const unitOf = (resolved: ResolvedFactor): string => {
  const gas = gasOf(resolved);
  const { unitCode } = resolved.factor;
  return factorUnitLabel(gas ? unitCode.replace(/\{CO2e?\}/, `{${gas}}`) : unitCode);
};

export function factorInUseView(
  resolved: ResolvedFactor,
  language: Language,
  { countsAllGases }: { countsAllGases: boolean },
): FactorInUse {
  const { name, factor, own, insteadOf, remarks } = resolved;
  const texts = factorTexts(factor, language);
  const isCo2Only = countsAllGases && gasOf(resolved) === 'CO2';
  return {
    slug: name,
    name: own ? factorTitle(name, factor, language) : texts.name,
    value: onTheWire(resolved.value),
    unit: unitOf(resolved),
    year: resolved.year,
    forYear: resolved.forYear,
    gas: gasOf(resolved),
    country: own ? null : factor.country,
    basis: own ? null : factor.basis,
    source: own ? own.source : texts.source,
    url: own ? null : factor.url,
    note: own ? (own.note ?? '') : texts.note,
    confidence: own ? null : factor.confidence,
    ownFactorId: own?.id ?? null,
    insteadOf: insteadOf && factorTexts(insteadOf, language).name,
    remarks: [...remarks, ...(isCo2Only ? (['CO2_ONLY'] as const) : [])],
    replaceable: isReplaceable(name, factor.kind),
  };
}

/** Returns whether the unit counts all greenhouse gases. */
export const isOfAllGases = ({ unitCode }: Pick<KpiDefinition, 'unitCode'>): boolean =>
  unitCode.includes('{CO2e}');

/** Returns the factors below a result in CO₂e that only count CO₂. */
export function co2OnlyNames(
  definitions: Definitions,
  kpi: KpiDefinition,
  years: readonly number[],
  language: Language,
): string[] {
  if (!isOfAllGases(kpi)) return [];
  const names = new Set<string>();
  const seen = new Set<KpiDefinition>();
  const visit = (each: KpiDefinition): void => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const written of each.factors) {
      for (const year of years) {
        const resolved = definitions.factors.find(written, year);
        if (resolved && gasOf(resolved) === 'CO2')
          names.add(factorInUseView(resolved, language, { countsAllGases: true }).name);
      }
    }
    for (const slug of each.inputs) {
      const input = definitions.named(slug, each);
      if (input) visit(input);
    }
  };
  visit(kpi);
  return [...names];
}
