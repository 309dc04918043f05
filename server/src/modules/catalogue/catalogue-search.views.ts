import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Phrase } from '../search-words/search-words.module.ts';

/** The typed text is part of a name or similar to one, so incomplete and mistyped names are found. */
export function hasName(translations: string, query: string): RawBuilder<SqlBool> {
  const names = sql`catalogue_names(${sql.ref(translations)})`;
  return sql`(${contains(names, query)} or ${names} %> ${query.trim().toLowerCase()})`;
}

/** The typed words, as stems of either language. */
const wordsTyped = (query: string) =>
  sql`(websearch_to_tsquery('german', ${query}) || websearch_to_tsquery('english', ${query}))`;

/** The typed words, each with its synonyms. */
function wordsMeant(phrases: readonly Phrase[]): RawBuilder<unknown> {
  const either = (words: string) =>
    sql`phraseto_tsquery('german', ${words}) || phraseto_tsquery('english', ${words})`;
  const alternatives = phrases.map(
    ({ words, synonyms }) => sql`(${sql.join([words, ...synonyms].map(either), sql` || `)})`,
  );
  return sql`(${sql.join(alternatives, sql` && `)})`;
}

/** Like `hasName`, but the words or their synonyms may also be in the description, in any inflected form. */
export function matches(
  translations: string,
  query: string,
  phrases: readonly Phrase[],
): RawBuilder<SqlBool> {
  const isKnown = phrases.some(({ synonyms }) => synonyms.length > 0);
  const words = isKnown ? sql`(${wordsTyped(query)} || ${wordsMeant(phrases)})` : wordsTyped(query);
  return sql`(catalogue_words(${sql.ref(translations)}) @@ ${words} or ${hasName(translations, query)})`;
}

/** A match in the name ranks above one in the description. */
export const relevance = (translations: string, query: string): RawBuilder<number> =>
  sql`ts_rank(catalogue_words(${sql.ref(translations)}), ${wordsTyped(query)})
    + word_similarity(${query.trim().toLowerCase()}, catalogue_names(${sql.ref(translations)}))`;
