import type { Db } from '../../platform/database/database.ts';
import { type ResourceRow, resourceColumns } from './resource-row.ts';

interface Content {
  mime_type: string;
  size: number;
  checksum: Buffer;
  storage_key: string;
}

interface Named {
  name: string;
  description: string | null;
  type: ResourceRow['type'];
}

export const resourceStore = (db: Db) => {
  const oneOf = (organisationId: number, id: number) =>
    db
      .selectFrom('resources')
      .select(resourceColumns)
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id);
  const change = (organisationId: number, id: number) =>
    db.updateTable('resources').where('organisation_id', '=', organisationId).where('id', '=', id);

  return {
    find: (organisationId: number, id: number): Promise<ResourceRow | undefined> =>
      oneOf(organisationId, id).executeTakeFirst(),

    /** Nobody else changes it until the transaction ends. */
    lock: (organisationId: number, id: number): Promise<ResourceRow | undefined> =>
      oneOf(organisationId, id).forUpdate().executeTakeFirst(),

    /** For whoever holds a signed link. */
    living: (id: number): Promise<ResourceRow | undefined> =>
      db
        .selectFrom('resources')
        .select(resourceColumns)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    add: (
      owner: { organisationId: number; accountId: number },
      resource: Named & Content,
      now: Date,
    ): Promise<ResourceRow> =>
      db
        .insertInto('resources')
        .values({
          organisation_id: owner.organisationId,
          account_id: owner.accountId,
          ...resource,
          created_at: now,
          updated_at: now,
        })
        .returning(resourceColumns)
        .executeTakeFirstOrThrow(),

    replace: (
      organisationId: number,
      id: number,
      resource: Named & Partial<Content>,
      now: Date,
    ): Promise<ResourceRow> =>
      change(organisationId, id)
        .set((row) => ({ ...resource, updated_at: now, version: row('version', '+', 1) }))
        .returning(resourceColumns)
        .executeTakeFirstOrThrow(),

    setDeleted: (organisationId: number, id: number, at: Date | null): Promise<ResourceRow | undefined> =>
      change(organisationId, id)
        .set((row) => ({ deleted_at: at, version: row('version', '+', 1) }))
        .where('deleted_at', at ? 'is' : 'is not', null)
        .returning(resourceColumns)
        .executeTakeFirst(),

    /** Gone for good; their bytes are noted as unused by the database itself. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.deleteFrom('resources').where('deleted_at', '<=', moment).execute();
    },
  };
};
