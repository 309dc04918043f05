import type { Alternative, Wanted } from './understand-query.ts';

/** An alternative as PostgreSQL compares it: of each list one term has to match. */
export interface Way extends Pick<Alternative, 'kind' | 'label'> {
  allOf: string[][];
  /** The estimated number of offers. Phrases are rarer than words, and two words are rarer than one. */
  uses: number;
}

/** A requested thing with the alternatives that can match. */
export interface SearchTerm {
  ways: Way[];
  /** Alternatives for searches with few results. */
  looser: Way[];
}

export interface TermLookup {
  /** PostgreSQL's form of the term in one or both languages; empty if all words are too common. */
  queriesOf(term: string): readonly string[];
  /** The number of offers with the word in any inflected form. */
  usesOf(word: string): number;
  /** The word in the offers' spelling: "Wärme" instead of "waerme". */
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

/** The typed word or its correction, which is always searched. */
const isTypedOrCorrected = ({ kind }: Pick<Alternative, 'kind'>) => kind === 'WORDS' || kind === 'CORRECTED';

/**
 * Removes alternatives whose words are in no offer, because each costs time per offer. The typed word itself stays.
 */
export function searchTermsFor(wanted: readonly Wanted[], lookup: TermLookup): SearchTerm[] {
  const usesOf = (term: string) => {
    const uses = wordsOfTerm(term).map(lookup.usesOf);
    return Math.min(...uses) / 10 ** (uses.length - 1);
  };
  const wayOf = (alternative: Alternative): Way[] => {
    const { kind, label } = alternative;
    const keepsAll = isTypedOrCorrected(alternative);
    const groups = alternative.allOf.map((group) => {
      const leading = group.filter((term) => keepsAll || usesOf(term) > 0);
      return {
        queries: [...new Set(leading.flatMap(lookup.queriesOf))],
        uses: leading.reduce((sum, term) => sum + usesOf(term), 0),
      };
    });
    // A word of a phrase that is too common for a search is ignored.
    const asked = keepsAll ? groups.filter(({ queries }) => queries.length > 0) : groups;
    if (asked.length === 0 || asked.some(({ queries }) => queries.length === 0)) return [];
    return [
      {
        kind,
        label: kind === 'PART' ? label.split(' ').map(lookup.shownAs).join(' ') : label,
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

/** Alternatives as words, phrases, and lists of which one term each has to match. */
interface Decisive {
  words: string[];
  phrases: string[];
  combined: AnyWay[];
}

type AnyWay = Pick<Way, 'allOf' | 'uses'>;

/**
 * The alternatives without those that make no difference: an offer with the phrase "solar power" is already found by
 * the word "solar". The most common ones come first, because they most often decide.
 */
export function decisiveOf(all: readonly AnyWay[]): Decisive {
  const ways = all.toSorted((a, b) => b.uses - a.uses);
  const single = [...new Set(ways.flatMap(({ allOf }) => (allOf.length === 1 ? (allOf[0] ?? []) : [])))];
  const words = single.filter((term) => !term.includes(' '));
  const known = new Set(words);
  const hasKnownWord = (term: string) => wordsOfTerm(term).some((word) => known.has(`'${word}'`));
  const phrases = single.filter((term) => !known.has(term) && !hasKnownWord(term));
  const isFoundAnyway = (term: string) => hasKnownWord(term) || phrases.includes(term);
  return {
    words,
    phrases,
    combined: ways.filter(
      ({ allOf }) => allOf.length > 1 && !allOf.some((terms) => terms.every(isFoundAnyway)),
    ),
  };
}

/** The estimated number of offers. Offers with two alternatives are counted once. */
export function usesOf({ ways }: SearchTerm): number {
  const byWay = new Map(ways.map(({ allOf, uses }) => [JSON.stringify(allOf), uses]));
  return [...byWay.values()].reduce((sum, each) => sum + each, 0);
}

/** One word of several, or a part of a compound, is enough then; undefined if there is nothing to relax. */
export const relaxed = (searchTerms: readonly SearchTerm[]): SearchTerm[] | undefined =>
  searchTerms.length > 1 || searchTerms.some(({ looser }) => looser.length > 0)
    ? searchTerms.map(({ ways, looser }) => ({ ways: [...ways, ...looser], looser: [] }))
    : undefined;
