import type { Language } from '@metra/contract/core/primitives';
import { type RawBuilder, sql } from 'kysely';

/** A translated text of a row in the given language, or in German if it is missing. */
export const translatedText = (translations: string, field: string, language: Language): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(translations)} #>> array[${language}, ${field}], ${sql.ref(translations)} #>> array['de', ${field}])`;

/** Sorts alphabetically for both languages: Ä beside A. */
export const inAlphabeticalOrder = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${text} collate "de-x-icu"`;
