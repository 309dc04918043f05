import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fixedStatement } from '../../platform/database/fixed-statement.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import type { StorageUse } from './storage-room.ts';

export interface StoredRow {
  name: string;
  value: string;
  version: number;
  updated_at: Date;
}

const columns = ['name', 'value', 'version', 'updated_at'] as const;

interface Write {
  accountId: number;
  name: string;
  value: string;
  now: Date;
}

type Replacement = Record<keyof Write | 'organisationId' | 'bytes' | 'version', unknown>;

/** This statement runs at each pause of somebody who types. Without a version it replaces any. */
const replaceWithoutGrowing = fixedStatement<Replacement, StoredRow>(
  (given) => sql`
    update stored_values set value = ${given('value')}, updated_by = ${given('accountId')}, updated_at = ${given('now')},
      version = version + 1
    where organisation_id = ${given('organisationId')} and name = ${given('name')}
      and octet_length(value) >= ${given('bytes')} and version = coalesce(${given('version')}, version)
    returning name, value, version, updated_at`,
);

export const storedValueStore = (db: Db, organisationId: number) => {
  const own = () => db.selectFrom('stored_values').where('organisation_id', '=', organisationId);

  const insert = ({ accountId, name, value, now }: Write) =>
    db.insertInto('stored_values').values({
      organisation_id: organisationId,
      name,
      value,
      updated_by: accountId,
      updated_at: now,
    });

  const change = ({ accountId, name, value, now }: Write) =>
    db
      .updateTable('stored_values')
      .set({ value, updated_by: accountId, updated_at: now, version: sql`version + 1` })
      .where('organisation_id', '=', organisationId)
      .where('name', '=', name);

  return {
    find: (name: string): Promise<StoredRow | undefined> =>
      own().select(columns).where('name', '=', name).executeTakeFirst(),

    lock: (): Promise<void> => lockTenant(db, organisationId),

    async useBesides(name: string): Promise<StorageUse> {
      const { rows } = await sql<StorageUse>`
        select count(*) filter (where name <> ${name})::int as names,
          coalesce(sum(octet_length(value)) filter (where name <> ${name}), 0)::int as bytes,
          max(octet_length(value)) filter (where name = ${name}) as "replacedBytes"
        from stored_values where organisation_id = ${organisationId}`.execute(db);
      const [use] = rows;
      if (!use) throw new Error('Nothing was counted');
      return use;
    },

    /**
     * Replaces a value by one that is no larger, which needs no check of the limit. Undefined if it is larger or
     * there is no value.
     */
    async replaceWithoutGrowing(write: Write, version: number | undefined): Promise<StoredRow | undefined> {
      const bytes = Buffer.byteLength(write.value);
      const [row] = await replaceWithoutGrowing(db, { ...write, organisationId, bytes, version });
      return row;
    },

    /** Overwrites any value. */
    put: (write: Write): Promise<StoredRow> =>
      insert(write)
        .onConflict((conflict) =>
          conflict.columns(['organisation_id', 'name']).doUpdateSet({
            value: write.value,
            updated_by: write.accountId,
            updated_at: write.now,
            version: sql`stored_values.version + 1`,
          }),
        )
        .returning(columns)
        .executeTakeFirstOrThrow(),

    /** Creates the value only if there is none; undefined if somebody else was faster. */
    create: (write: Write): Promise<StoredRow | undefined> =>
      insert(write)
        .onConflict((conflict) => conflict.columns(['organisation_id', 'name']).doNothing())
        .returning(columns)
        .executeTakeFirst(),

    /** Overwrites only the version that the writer has read; undefined if somebody else was faster. */
    replace: (write: Write, version: number): Promise<StoredRow | undefined> =>
      change(write).where('version', '=', version).returning(columns).executeTakeFirst(),

    async remove(name: string): Promise<void> {
      await db
        .deleteFrom('stored_values')
        .where('organisation_id', '=', organisationId)
        .where('name', '=', name)
        .execute();
    },

    /** Removes all values whose names start with this text. */
    async removeBeginningWith(beginning: string): Promise<void> {
      await db
        .deleteFrom('stored_values')
        .where('organisation_id', '=', organisationId)
        .where(sql<boolean>`starts_with(name, ${beginning})`)
        .execute();
    },
  };
};
