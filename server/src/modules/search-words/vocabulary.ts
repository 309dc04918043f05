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

/** Words of a query that belong together, as "Carbon Footprint" does, and what stands for them. */
export interface Phrase {
  words: string;
  synonyms: string[];
}

/** What is known about a word, however it is written. */
export interface Vocabulary {
  /** What stands for it in either language; without itself. */
  synonymsOf(words: string): string[];
  /** What somebody who asks for it, or for a synonym of it, may want as well; weighs less. */
  relatedTo(words: string): string[];
  /** What a compound is made of; none for any other word. */
  partsOf(word: string): readonly string[];
  /** What was typed, word by word; what is known as a term of several words stays together. */
  phrasesIn(query: string): Phrase[];
  /** Every term, and every part of a compound: what somebody may have meant who mistyped it. */
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

  /** How many of these words, from the first one on, are one known term; one where nothing is known. */
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

/** A term may stand in several groups. */
function byKey<Entry>(entries: readonly Entry[], termsOf: (entry: Entry) => readonly string[]) {
  const found = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const key of new Set(termsOf(entry).map(searchKey)))
      found.set(key, [...(found.get(key) ?? []), entry]);
  return found;
}

/** Each term once, whatever its spelling, and none of those left out. */
function distinct(terms: readonly string[], without: readonly string[]): string[] {
  const seen = new Set(without.map(searchKey));
  return terms.filter((term) => {
    const key = searchKey(term);
    return seen.has(key) ? false : seen.add(key);
  });
}
