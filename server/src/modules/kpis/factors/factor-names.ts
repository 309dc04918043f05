import type { Language } from '@metra/contract/core/primitives';
import type { FactorKind, FactorSelector } from '@metra/contract/shapes/factor-shapes';
import { factorSelectors } from '@metra/contract/shapes/factor-shapes';

export const isSelector = (name: string): name is FactorSelector =>
  factorSelectors.some((selector) => selector === name);

/** The readable names of the selectors that formulas name instead of a factor. */
const selectors: Readonly<
  Record<FactorSelector, { kind: FactorKind } & Record<Language, { name: string; note: string }>>
> = {
  'grid-location': {
    kind: 'GRID_LOCATION',
    de: { name: 'Strommix Ihres Landes', note: 'Standortbezogen: der Durchschnitt des Netzes.' },
    en: { name: 'Electricity mix of your country', note: 'Location-based: the average of the grid.' },
  },
  'grid-lifecycle': {
    kind: 'GRID_LIFECYCLE',
    de: { name: 'Strommix Ihres Landes mit Vorketten', note: 'Auch was vor der Stromerzeugung entsteht.' },
    en: {
      name: 'Electricity mix of your country, life cycle',
      note: 'Includes what arises before generation.',
    },
  },
  'residual-mix': {
    kind: 'RESIDUAL_MIX',
    de: { name: 'Residualmix Ihres Landes', note: 'Strom ohne Herkunftsnachweis.' },
    en: { name: 'Residual mix of your country', note: 'Electricity without guarantees of origin.' },
  },
  'district-heat': {
    kind: 'HEAT',
    de: { name: 'Fernwärme', note: 'Der Wert Ihres Versorgers, sonst der Durchschnitt des Landes.' },
    en: { name: 'District heating', note: 'Your supplier’s value, otherwise the average of the country.' },
  },
  'electricity-market': {
    kind: 'RESIDUAL_MIX',
    de: {
      name: 'Strom nach Vertrag',
      note: 'Marktbezogen: der Wert Ihres Versorgers, sonst der Residualmix, sonst der Strommix des Landes.',
    },
    en: {
      name: 'Electricity by contract',
      note: 'Market-based: your supplier’s value, otherwise the residual mix, otherwise the mix of the country.',
    },
  },
};

export const selectorTexts = (selector: FactorSelector, language: Language) => selectors[selector][language];
export const selectorKind = (selector: FactorSelector): FactorKind => selectors[selector].kind;

const replaceableKinds: ReadonlySet<FactorKind> = new Set([
  'HEAT',
  'FUEL',
  'FUEL_BIOGENIC',
  'TRAVEL',
  'CONVERSION',
]);

/**
 * Averages of a country, physical constants and conventions cannot be replaced: with a supplier's value, a
 * location-based result would no longer be location-based.
 */
export function isReplaceable(name: string, kind: FactorKind): boolean {
  return isSelector(name)
    ? name === 'electricity-market' || name === 'district-heat'
    : replaceableKinds.has(kind);
}
