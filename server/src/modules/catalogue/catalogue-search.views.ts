import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';

/** What was typed is part of a name, or nearly: a name begun or mistyped is found. */
export function hasName(translations: string, query: string): RawBuilder<SqlBool> {
  const names = sql`catalogue_names(${sql.ref(translations)})`;
  return sql`(${contains(names, query)} or ${names} %> ${query.trim().toLowerCase()})`;
}

/** The words typed, as stems of either language. */
const wordsTyped = (query: string) =>
  sql`(websearch_to_tsquery('german', ${query}) || websearch_to_tsquery('english', ${query}))`;

/** As `hasName`, and the words may also stand in the description, in any of their forms. */
export const matches = (translations: string, query: string): RawBuilder<SqlBool> =>
  sql`(catalogue_words(${sql.ref(translations)}) @@ ${wordsTyped(query)} or ${hasName(translations, query)})`;

/** How well: a name counts more than a description. */
export const relevance = (translations: string, query: string): RawBuilder<number> =>
  sql`ts_rank(catalogue_words(${sql.ref(translations)}), ${wordsTyped(query)})
    + word_similarity(${query.trim().toLowerCase()}, catalogue_names(${sql.ref(translations)}))`;
