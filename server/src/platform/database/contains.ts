import { type RawBuilder, type SqlBool, sql } from 'kysely';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Whether a text contains what a person typed, in whichever case. The expression yields small letters and has a
 * trigram index that says the very same: `lower(name)`.
 */
export const contains = (expression: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${expression} like ${`%${escapeLike(typed.trim().toLowerCase())}%`}`;
