import { readDelivered } from '../../platform/delivered-files.ts';
import { searchKey } from './search-key.ts';

interface DeliveredSynonyms {
  groups: { slug: string; de: string[]; en: string[] }[];
  compounds: { word: string; parts: string[] }[];
  related: { slug: string; from: string[]; to: string[] }[];
}

/** The delivered words as rows of the tables. */
export function readDeliveredWords() {
  const { groups, compounds, related } = readDelivered<DeliveredSynonyms>('synonyms');
  return {
    search_synonyms: groups.map(({ slug, de, en }, position) => ({
      slug,
      position,
      german_terms: de,
      english_terms: en,
    })),
    search_compounds: compounds.map(({ word, parts }, position) => ({
      slug: searchKey(word),
      position,
      word,
      parts,
    })),
    search_relations: related.map(({ slug, from, to }, position) => ({
      slug,
      position,
      asked_terms: from,
      related_terms: to,
    })),
  };
}
