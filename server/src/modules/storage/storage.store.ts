import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/database/database.ts';

export interface StoredRow {
  name: string;
  value: string;
  version: number;
  updated_at: Date;
}

const columns = ['name', 'value', 'version', 'updated_at'] as const;

interface Write {
  organisationId: number;
  accountId: number;
  name: string;
  value: string;
}

const rowOf = ({ organisationId, accountId, name, value }: Write) => ({
  organisation_id: organisationId,
  name,
  value,
  updated_by: accountId,
});

export const storageStore = (db: Queries) => ({
  find: (organisationId: number, name: string): Promise<StoredRow | undefined> =>
    db
      .selectFrom('stored_values')
      .select(columns)
      .where('organisation_id', '=', organisationId)
      .where('name', '=', name)
      .executeTakeFirst(),

  /** Whatever was there gives way. */
  put: (write: Write): Promise<StoredRow> =>
    db
      .insertInto('stored_values')
      .values(rowOf(write))
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'name']).doUpdateSet({
          value: write.value,
          updated_by: write.accountId,
          updated_at: sql`now()`,
          version: sql`stored_values.version + 1`,
        }),
      )
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Only where there is nothing yet; undefined when someone else was faster. */
  create: (write: Write): Promise<StoredRow | undefined> =>
    db
      .insertInto('stored_values')
      .values(rowOf(write))
      .onConflict((conflict) => conflict.columns(['organisation_id', 'name']).doNothing())
      .returning(columns)
      .executeTakeFirst(),

  /** Only what the writer has seen gives way; undefined when someone else was faster. */
  replace: (write: Write & { version: number }): Promise<StoredRow | undefined> =>
    db
      .updateTable('stored_values')
      .set({
        value: write.value,
        updated_by: write.accountId,
        updated_at: sql`now()`,
        version: sql`version + 1`,
      })
      .where('organisation_id', '=', write.organisationId)
      .where('name', '=', write.name)
      .where('version', '=', write.version)
      .returning(columns)
      .executeTakeFirst(),

  remove: (organisationId: number, name: string) =>
    db
      .deleteFrom('stored_values')
      .where('organisation_id', '=', organisationId)
      .where('name', '=', name)
      .execute(),
});

/** Forgets all values of an organisation whose names begin like this. */
export async function forgetStoredValues(tx: Tx, organisationId: number, beginning: string): Promise<void> {
  await tx
    .deleteFrom('stored_values')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`starts_with(name, ${beginning})`)
    .execute();
}
