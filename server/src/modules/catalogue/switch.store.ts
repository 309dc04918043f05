import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { switched } from './switchable.views.ts';

/** Offers or hides goals or measures of the catalogue. */
export const switchStore = (tx: Tx, kind: 'goal' | 'measure') => {
  const { table, isOurs } = switched[kind];
  return {
    /** The lock keeps the rows unchanged between reading and writing. */
    async lock(ids: readonly number[]): Promise<void> {
      await sql`select from ${table} where id = any(${ids}::bigint[]) and ${isOurs} order by id for no key update`.execute(
        tx,
      );
    },

    async switch(
      ids: readonly number[],
      active: boolean,
      now: Date,
    ): Promise<{ id: number; version: number }[]> {
      const { rows } = await sql<{ id: number; version: number }>`
        update ${table} set active = ${active}, edited_at = ${now}, version = version + 1
        where id = any(${ids}::bigint[]) and ${isOurs} returning id, version`.execute(tx);
      return rows;
    },
  };
};
