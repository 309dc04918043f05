import type { Language } from '@metra/contract/core/primitives';
import { type RawBuilder, sql } from 'kysely';

/** A text of a row with translations in the asked language, in German where it is missing. */
export const translatedText = (translations: string, field: string, language: Language): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(translations)} #>> array[${language}, ${field}], ${sql.ref(translations)} #>> array['de', ${field}])`;

/** Sorted as people of both languages expect it: Ä beside A. */
export const inAlphabeticalOrder = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${text} collate "de-x-icu"`;
