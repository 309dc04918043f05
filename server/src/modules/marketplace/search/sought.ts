import type { Alternative, Wanted } from './understand-query.ts';

/** A way to find something, as PostgreSQL compares it: of each list one has to be there. */
export interface Way extends Pick<Alternative, 'kind' | 'label'> {
  allOf: string[][];
  /** About so many offers are found by it: words in a row are much rarer than words, two words rarer than one. */
  uses: number;
}

/** One thing asked for, with the ways that lead somewhere. */
export interface Sought {
  ways: Way[];
  /** For when little is found. */
  looser: Way[];
}

export interface Terms {
  /** How PostgreSQL compares it, in one of the languages or both; nothing where all its words are too common. */
  queriesOf(term: string): readonly string[];
  /** In so many offers a word stands, in any of its forms. */
  usesOf(word: string): number;
  /** As offers write it: "Wärme", not "waerme". */
  shownAs(word: string): string;
}

const waysOf = ({ alternatives, looser }: Wanted): Alternative[] => [...alternatives, ...looser];

export const termsIn = (wanted: readonly Wanted[]): string[] => [
  ...new Set(
    wanted
      .flatMap(waysOf)
      .flatMap(({ allOf }) => allOf)
      .flat(),
  ),
];

export const wordsOfTerm = (term: string): string[] =>
  [...term.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

/** What was typed, or what was meant by it: looked for in any case. */
const isMeant = ({ kind }: Pick<Alternative, 'kind'>) => kind === 'WORDS' || kind === 'CORRECTED';

/**
 * Without the ways that lead nowhere, because their words are in no offer: each costs time for every offer that is looked at.
 * What was typed stays in any case.
 */
export function soughtAs(wanted: readonly Wanted[], terms: Terms): Sought[] {
  const usesOf = (term: string) => {
    const uses = wordsOfTerm(term).map(terms.usesOf);
    return Math.min(...uses) / 10 ** (uses.length - 1);
  };
  const wayOf = (alternative: Alternative): Way[] => {
    const { kind, label } = alternative;
    const keepsAll = isMeant(alternative);
    const groups = alternative.allOf.map((group) => {
      const leading = group.filter((term) => keepsAll || usesOf(term) > 0);
      return {
        queries: [...new Set(leading.flatMap(terms.queriesOf))],
        uses: leading.reduce((sum, term) => sum + usesOf(term), 0),
      };
    });
    // A word of several that is too common to look for is not waited for.
    const asked = keepsAll ? groups.filter(({ queries }) => queries.length > 0) : groups;
    if (asked.length === 0 || asked.some(({ queries }) => queries.length === 0)) return [];
    return [
      {
        kind,
        label: kind === 'PART' ? label.split(' ').map(terms.shownAs).join(' ') : label,
        allOf: asked.map(({ queries }) => queries),
        uses: Math.min(...asked.map(({ uses }) => uses)) / 3 ** (asked.length - 1),
      },
    ];
  };
  return wanted.map(({ alternatives, looser }) => ({
    ways: alternatives.flatMap(wayOf),
    looser: looser.flatMap(wayOf),
  }));
}

/** About so many offers have it; what two ways lead to is counted once. */
export function usesOf({ ways }: Sought): number {
  const byWay = new Map(ways.map(({ allOf, uses }) => [JSON.stringify(allOf), uses]));
  return [...byWay.values()].reduce((sum, each) => sum + each, 0);
}

/** One word of several is enough then, and a part of a compound; undefined where there is nothing to loosen. */
export const loosened = (sought: readonly Sought[]): Sought[] | undefined =>
  sought.length > 1 || sought.some(({ looser }) => looser.length > 0)
    ? sought.map(({ ways, looser }) => ({ ways: [...ways, ...looser], looser: [] }))
    : undefined;
