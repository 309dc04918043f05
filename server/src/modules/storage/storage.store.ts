import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

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

/** Names of one organisation: far more than the product uses, so that nobody fills the disk with them. */
const mostNames = 500;

export const storageStore = (db: Db) => ({
  find: (organisationId: number, name: string): Promise<StoredRow | undefined> =>
    db
      .selectFrom('stored_values')
      .select(columns)
      .where('organisation_id', '=', organisationId)
      .where('name', '=', name)
      .executeTakeFirst(),

  /** Whatever was there gives way; undefined when there is no room for another name. */
  put: (write: Write): Promise<StoredRow | undefined> =>
    insertWithRoom(db, write)
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'name']).doUpdateSet({
          value: write.value,
          updated_by: write.accountId,
          updated_at: sql`now()`,
          version: sql`stored_values.version + 1`,
        }),
      )
      .returning(columns)
      .executeTakeFirst(),

  /** Only where there is nothing yet; undefined when someone else was faster, or there is no room. */
  create: (write: Write): Promise<StoredRow | undefined> =>
    insertWithRoom(db, write)
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

/** Writes nothing where the name is new and there are enough of them. */
const insertWithRoom = (db: Db, { organisationId, accountId, name, value }: Write) =>
  db
    .insertInto('stored_values')
    .columns(['organisation_id', 'name', 'value', 'updated_by'])
    .expression(
      db
        .selectNoFrom(({ cast, val }) => [
          cast<number>(val(organisationId), 'bigint').as('organisation_id'),
          cast<string>(val(name), 'text').as('name'),
          cast<string>(val(value), 'text').as('value'),
          cast<number>(val(accountId), 'bigint').as('updated_by'),
        ])
        .where(({ or, exists, selectFrom, val }) => {
          const own = selectFrom('stored_values').where('organisation_id', '=', organisationId);
          const names = own.select(({ fn }) => fn.countAll<number>().as('names'));
          return or([
            exists(own.select('name').where('name', '=', name)),
            sql<boolean>`(${names}) < ${val(mostNames)}`,
          ]);
        }),
    );

/** Forgets all values of an organisation whose names begin like this. */
export async function forgetStoredValues(tx: Tx, organisationId: number, beginning: string): Promise<void> {
  await tx
    .deleteFrom('stored_values')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`starts_with(name, ${beginning})`)
    .execute();
}
