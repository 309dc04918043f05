import type { Db } from '../../platform/database/database.ts';

const pageSize = 100;

/** Where the bytes of all files of an organisation are, deleted ones and all sizes of pictures too, for whoever removes them with it. */
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

/** The files of an organisation, a page at a time, for whoever hands them all out. */
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
