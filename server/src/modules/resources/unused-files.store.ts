import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Keys of stored bytes that no row names: of uploads in progress, and of replaced or removed files. */
export const unusedFilesStore = (db: Db) => ({
  async note(key: string, removableAt: Date): Promise<void> {
    await db.insertInto('unused_files').values({ storage_key: key, removable_at: removableAt }).execute();
  },

  /** False if the bytes are already being removed, so that the row comes too late. */
  async take(key: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('unused_files')
      .where('storage_key', '=', key)
      .where('being_removed', '=', false)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async forget(key: string): Promise<void> {
    await db.deleteFrom('unused_files').where('storage_key', '=', key).execute();
  },

  /** After the claim no row can name these bytes. Bytes that a row names are skipped. */
  async claim(now: Date, most: number): Promise<string[]> {
    const { rows } = await sql<{ storage_key: string }>`
      update unused_files as u set being_removed = true
      where u.storage_key in (
        select storage_key from unused_files
        where removable_at <= ${now}
          and not exists (select from resources as r where r.storage_key = unused_files.storage_key)
          and not exists (select from image_sizes as s where s.storage_key = unused_files.storage_key)
        order by removable_at limit ${most} for update skip locked
      )
      returning u.storage_key`.execute(db);
    return rows.map((row) => row.storage_key);
  },
});
