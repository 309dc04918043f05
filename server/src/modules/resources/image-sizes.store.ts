import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ImageMeasures } from '../../platform/files/measure-image.ts';
import type { ImageFormat } from '../../platform/files/resize-image.ts';

export interface ImageSize {
  width: number;
  format: ImageFormat;
}

interface Source {
  id: number;
  storage_key: string;
}

interface KeptSize {
  storage_key: string;
  size: number;
}

/** Sizes of pictures of all organisations. */
export const imageSizesStore = (db: Db) => ({
  /** Finds the size that was drawn from exactly this content. */
  find: (source: Source, { width, format }: ImageSize): Promise<KeptSize | undefined> =>
    db
      .selectFrom('image_sizes as s')
      .innerJoin('resources as r', 'r.id', 's.resource_id')
      .select(['s.storage_key', 's.size'])
      .where('s.resource_id', '=', source.id)
      .where('s.width', '=', width)
      .where('s.format', '=', format)
      .where('r.storage_key', '=', source.storage_key)
      .executeTakeFirst(),

  /** False if the picture was changed or removed meanwhile, or if another request was faster. */
  async add(source: Source, made: ImageSize & KeptSize): Promise<boolean> {
    const { numAffectedRows } = await sql`
      insert into image_sizes (resource_id, width, format, storage_key, size)
      select id, ${made.width}, ${made.format}, ${made.storage_key}, ${made.size} from resources
      where id = ${source.id} and storage_key = ${source.storage_key} for key share
      on conflict (resource_id, width, format) do nothing`.execute(db);
    return numAffectedRows === 1n;
  },

  /** Pictures without a stored width and height, in the order of their ids. */
  unmeasured: (after: number, most: number): Promise<Source[]> =>
    db
      .selectFrom('resources')
      .select(['id', 'storage_key'])
      .where('image_width', 'is', null)
      .where(sql<boolean>`mime_type like 'image/%'`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute(),

  async writeMeasures(source: Source, { width, height, moves }: ImageMeasures): Promise<void> {
    await db
      .updateTable('resources')
      .set({ image_width: width, image_height: height, image_moves: moves })
      .where('id', '=', source.id)
      .where('storage_key', '=', source.storage_key)
      .execute();
  },
});
