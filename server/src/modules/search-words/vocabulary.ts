import { searchKey } from './search-key.ts';

export interface SynonymGroup {
  terms: readonly string[];
}

export interface Compound {
  word: string;
  parts: readonly string[];
}

export interface Relation {
  asked: readonly string[];
  related: readonly string[];
}

/** Words of a query form a term, such as "Carbon Footprint", and have synonyms together. */
export interface Phrase {
  words: string;
  synonyms: string[];
}

/** The words may be asked for in any spelling. */
export interface Vocabulary {
  /** The synonyms are in both languages and exclude the word itself. */
  synonymsOf(words: string): string[];
  /** These words are related to the word or to its synonyms; they weigh less. */
  relatedTo(words: string): string[];
  /** The list is empty for words that are no compounds. */
  partsOf(word: string): readonly string[];
  /** Returns the query word by word, but keeps known terms of several words together. */
  phrasesIn(query: string): Phrase[];
  /** All terms and parts of compounds are candidates for a mistyped word. */
  readonly words: readonly string[];
}

export function vocabularyOf(
  synonyms: readonly SynonymGroup[],
  compounds: readonly Compound[],
  relations: readonly Relation[],
): Vocabulary {
  const groupsOf = byKey(synonyms, ({ terms }) => terms);
  const longestTerm = Math.max(1, ...synonyms.flatMap(({ terms }) => terms.map(wordsIn)));
  const relationsOf = byKey(relations, ({ asked }) => asked);
  const partsOf = new Map(compounds.map(({ word, parts }) => [searchKey(word), parts]));

  const synonymsOf = (words: string) => {
    const terms = (groupsOf.get(searchKey(words)) ?? []).flatMap((group) => group.terms);
    return distinct(terms, [words]);
  };

  /** Returns how many leading words form one known term; one if none do. */
  const lengthOfTerm = (words: readonly string[]) => {
    for (let length = words.length; length > 1; length -= 1)
      if (groupsOf.has(searchKey(words.slice(0, length).join(' ')))) return length;
    return 1;
  };

  return {
    words: [
      ...synonyms.flatMap(({ terms }) => terms),
      ...compounds.flatMap(({ word, parts }) => [word, ...parts]),
    ],
    synonymsOf,
    relatedTo(words) {
      const asked = [words, ...synonymsOf(words)];
      const found = asked.flatMap((term) => relationsOf.get(searchKey(term)) ?? []);
      return distinct(
        found.flatMap(({ related }) => related),
        asked,
      );
    },
    partsOf: (word) => partsOf.get(searchKey(word)) ?? [],
    phrasesIn(query) {
      const words = query.split(/\s+/).filter((word) => searchKey(word) !== '');
      const phrases: Phrase[] = [];
      for (let begin = 0; begin < words.length; ) {
        const length = lengthOfTerm(words.slice(begin, begin + longestTerm));
        const phrase = words.slice(begin, begin + length).join(' ');
        phrases.push({ words: phrase, synonyms: synonymsOf(phrase) });
        begin += length;
      }
      return phrases;
    },
  };
}

const wordsIn = (term: string) => term.split(/[\s-]+/).length;

/** A term may belong to several groups. */
function byKey<Entry>(entries: readonly Entry[], termsOf: (entry: Entry) => readonly string[]) {
  const found = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const key of new Set(termsOf(entry).map(searchKey)))
      found.set(key, [...(found.get(key) ?? []), entry]);
  return found;
}

/** Removes duplicates in any spelling, and the excluded terms. */
function distinct(terms: readonly string[], without: readonly string[]): string[] {
  const seen = new Set(without.map(searchKey));
  return terms.filter((term) => {
    const key = searchKey(term);
    return seen.has(key) ? false : seen.add(key);
  });
}
