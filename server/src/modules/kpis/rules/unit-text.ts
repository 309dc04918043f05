import type { Language } from '@metra/contract/core/primitives';
import { unitLabel } from '@metra/contract/rules/units';
import { unitParts } from './unit-parts.ts';

type Counted = Readonly<Record<Language, readonly [many: string, one: string]>>;

/** The countable units of the catalogue, and their wording in a denominator. */
const counted: Readonly<Record<string, Counted>> = {
  h: { de: ['h', 'Stunde'], en: ['h', 'hour'] },
  '{MEUR}': { de: ['Mio. €', 'Mio. €'], en: ['€m', '€m'] },
  '{person}': { de: ['Personen', 'Person'], en: ['people', 'person'] },
  '{accident}': { de: ['Unfälle', 'Unfall'], en: ['accidents', 'accident'] },
  '{case}': { de: ['Fälle', 'Fall'], en: ['cases', 'case'] },
  '{test}': { de: ['Tests', 'Test'], en: ['tests', 'test'] },
  '{score}': { de: ['Punkte', 'Punkt'], en: ['points', 'point'] },
};

const per = { de: 'je', en: 'per' } as const;
const mereNumber = { de: 'ohne Einheit', en: 'without a unit' } as const;

/** Writes a unit as people do: kWh, kWh je Person. */
export function unitText(code: string, language: Language): string {
  const parts = unitParts(code);
  if (!parts) return unitLabel(code);
  const nameOf = (part: string, place: 0 | 1) => counted[part]?.[language][place] ?? unitLabel(part);
  const above = parts.filter(({ exponent }) => exponent === 1).map((part) => nameOf(part.code, 0));
  const below = parts.filter(({ exponent }) => exponent === -1).map((part) => nameOf(part.code, 1));
  if (parts.length === 0) return mereNumber[language];
  return [above.join('·') || '1', ...below.map((name) => `${per[language]} ${name}`)].join(' ');
}
