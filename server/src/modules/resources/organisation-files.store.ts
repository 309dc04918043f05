import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

const pageSize = 100;

/**
 * Keys of all files of an organisation, including deleted ones and all sizes of pictures, so that they can be removed
 * with it.
 */
export async function storedFileKeys(db: Db, organisationId: number): Promise<string[]> {
  const files = db
    .selectFrom('resources')
    .select('storage_key')
    .where('organisation_id', '=', organisationId);
  const sizes = db
    .selectFrom('image_sizes as s')
    .innerJoin('resources as r', 'r.id', 's.resource_id')
    .select('s.storage_key')
    .where('r.organisation_id', '=', organisationId);
  const stored = await files.unionAll(sizes).execute();
  return stored.map(({ storage_key }) => storage_key);
}

/** The files of an organisation for its data export, page by page. */
export async function* organisationFiles(db: Db, organisationId: number) {
  let last = 0;
  for (;;) {
    const found = await db
      .selectFrom('resources')
      .select(['id', 'name', 'mime_type', 'storage_key'])
      .where('organisation_id', '=', organisationId)
      .where('deleted_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield* found;
    last = found.at(-1)?.id ?? last;
    if (found.length < pageSize) return;
  }
}

export interface StoredBytes {
  storage_key: string;
  /** Null for files that can be drawn again. */
  checksum: Buffer | null;
}

/** Keys of all stored files of all organisations, page by page, for moving them. */
export async function* allStoredBytes(db: Db): AsyncGenerator<StoredBytes> {
  let last = '';
  for (;;) {
    const { rows } = await sql<StoredBytes>`
      select storage_key, checksum from (
        (select storage_key, checksum from resources where storage_key > ${last} order by storage_key limit ${pageSize})
        union all
        (select storage_key, null from image_sizes where storage_key > ${last} order by storage_key limit ${pageSize})
        union all
        (select storage_key, checksum from frozen_reports_stored_bytes where storage_key > ${last}
          order by storage_key limit ${pageSize})
      ) as stored order by storage_key limit ${pageSize}`.execute(db);
    yield* rows;
    last = rows.at(-1)?.storage_key ?? last;
    if (rows.length < pageSize) return;
  }
}

export async function countStoredBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from resources) + (select count(*) from image_sizes)
      + (select count(*) from frozen_reports_stored_bytes))::integer as count`.execute(db);
  return rows[0]?.count ?? 0;
}
