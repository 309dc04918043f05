import { type RawBuilder, type SqlBool, sql } from 'kysely';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Whether a text, already in small letters, contains what a person typed. */
export const containing = (text: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like ${`%${escapeLike(typed.trim().toLowerCase())}%`}`;
