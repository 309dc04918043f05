import type { Language } from '../behaviour/words.ts';

/** Counted units have a singular; measured ones (kWh, t, €) never change. */
const OF_ONE: Record<Language, ReadonlyMap<string, string>> = {
  de: new Map([
    ['Personen', 'Person'],
    ['Unfälle', 'Unfall'],
    ['Fälle', 'Fall'],
    ['Tests', 'Test'],
    ['Punkte', 'Punkt'],
  ]),
  en: new Map([
    ['people', 'person'],
    ['accidents', 'accident'],
    ['cases', 'case'],
    ['tests', 'test'],
    ['points', 'point'],
  ]),
};

/** Examples: `1 Unfall`, `2 Unfälle`, `1 Unfall je 1 Mio. Std.` */
export function unitWord(unit: string, number: string, language: Language): string {
  if (!/^[+\u2212]?1$/.test(number)) return unit;
  return unit.replace(/^\p{L}+/u, (word) => OF_ONE[language].get(word) ?? word);
}
