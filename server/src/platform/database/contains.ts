import { type RawBuilder, type SqlBool, sql } from 'kysely';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * True if a text contains the typed one, regardless of case. The expression is in lower case and has a trigram index
 * on exactly this expression: `lower(name)`.
 */
export const contains = (expression: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${expression} like ${`%${escapeLike(typed.trim().toLowerCase())}%`}`;
