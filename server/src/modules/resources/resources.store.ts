import type { Resource } from '@metra/contract/operations/resources';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { StorageUse } from './storage-limits.ts';

/** The data of a file without its bytes. */
export interface ResourceRow {
  id: number;
  name: string;
  description: string | null;
  type: Resource['type'];
  mime_type: string;
  size: number;
  checksum: Buffer;
  storage_key: string;
  alt_text_de: string | null;
  alt_text_en: string | null;
  focus_x: number | null;
  focus_y: number | null;
  /** Set for pictures that were measured. */
  image_width: number | null;
  image_height: number | null;
  image_moves: boolean;
  created_at: Date;
  deleted_at: Date | null;
  version: number;
}

export const resourceColumns = [
  'id',
  'name',
  'description',
  'type',
  'mime_type',
  'size',
  'checksum',
  'storage_key',
  'alt_text_de',
  'alt_text_en',
  'focus_x',
  'focus_y',
  'image_width',
  'image_height',
  'image_moves',
  'created_at',
  'deleted_at',
  'version',
] as const;

type Content = Pick<
  ResourceRow,
  'mime_type' | 'size' | 'checksum' | 'storage_key' | 'image_width' | 'image_height' | 'image_moves'
>;
export type Description = Pick<
  ResourceRow,
  'name' | 'description' | 'type' | 'alt_text_de' | 'alt_text_en' | 'focus_x' | 'focus_y'
>;

export const resourceStore = (db: Db, organisationId: number) => {
  const own = () =>
    db.selectFrom('resources').select(resourceColumns).where('organisation_id', '=', organisationId);
  const change = (id: number) =>
    db.updateTable('resources').where('organisation_id', '=', organisationId).where('id', '=', id);

  return {
    find: (id: number): Promise<ResourceRow | undefined> => own().where('id', '=', id).executeTakeFirst(),

    /** The files that exist and are not deleted. They cannot be deleted before the transaction ends. */
    undeleted: (ids: readonly number[]): Promise<ResourceRow[]> =>
      own()
        .where('id', 'in', ids.length > 0 ? ids : [0])
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forKeyShare()
        .execute(),

    /** Locks the file until the transaction ends. */
    lock: (id: number): Promise<ResourceRow | undefined> =>
      own().where('id', '=', id).forUpdate().executeTakeFirst(),

    /**
     * Uploads of one organisation wait for each other until the transaction ends, so that two cannot use the same
     * remaining space.
     */
    lockStorage: (): Promise<void> => lockTenant(db, organisationId),

    /** The value is only reliable while the storage is locked. */
    async storageUse(): Promise<StorageUse> {
      const { rows } = await sql<StorageUse>`
        select coalesce(sum(size) filter (where deleted_at is null), 0)::bigint as bytes,
          coalesce(sum(size), 0)::bigint as "bytesWithDeleted",
          count(*) as files
        from resources where organisation_id = ${organisationId}`.execute(db);
      return rows[0] ?? { bytes: 0, bytesWithDeleted: 0, files: 0 };
    },

    async hasLogo(): Promise<boolean> {
      const found = await own().where('type', '=', 'LOGO').limit(1).executeTakeFirst();
      return found !== undefined;
    },

    /** Files of the demo have no account. */
    add: (accountId: number | null, resource: Description & Content, now: Date): Promise<ResourceRow> =>
      db
        .insertInto('resources')
        .values({
          organisation_id: organisationId,
          account_id: accountId,
          ...resource,
          created_at: now,
          updated_at: now,
        })
        .returning(resourceColumns)
        .executeTakeFirstOrThrow(),

    replace: (id: number, resource: Description & Partial<Content>, now: Date): Promise<ResourceRow> =>
      change(id)
        .set((row) => ({ ...resource, updated_at: now, version: row('version', '+', 1) }))
        .returning(resourceColumns)
        .executeTakeFirstOrThrow(),

    setDeleted: (id: number, at: Date | null): Promise<ResourceRow | undefined> =>
      change(id)
        .set((row) => ({ deleted_at: at, version: row('version', '+', 1) }))
        .where('deleted_at', at ? 'is' : 'is not', null)
        .returning(resourceColumns)
        .executeTakeFirst(),
  };
};

/** Files of all organisations. */
export const allResourcesStore = (db: Db) => ({
  /** For signed links. */
  undeleted: (id: number): Promise<ResourceRow | undefined> =>
    db
      .selectFrom('resources')
      .select(resourceColumns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Pictures that published content uses are public. */
  published: (ids: readonly number[]): Promise<ResourceRow[]> =>
    db
      .selectFrom('resources as r')
      .select(resourceColumns)
      .where('r.id', 'in', ids.length > 0 ? ids : [0])
      .where('r.deleted_at', 'is', null)
      .where((row) =>
        row.exists(
          row
            .selectFrom('resource_uses as u')
            .select('u.resource_id')
            .whereRef('u.resource_id', '=', 'r.id')
            .where('u.published', '=', true),
        ),
      )
      .execute(),

  /** Deletes the rows permanently. A trigger records their bytes as unused. */
  async removeDeletedBefore(moment: Date): Promise<void> {
    await db.deleteFrom('resources').where('deleted_at', '<=', moment).execute();
  },
});
