import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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
}

const changesOf = ({ accountId, value }: Write) => ({
  value,
  updated_by: accountId,
  updated_at: sql<Date>`now()`,
  version: sql<number>`stored_values.version + 1`,
});

/** Names of one organisation: far more than the product uses, so that nobody fills the disk with them. */
const mostNames = 500;

export const storedValueStore = (db: Db, organisationId: number) => {
  const own = () => db.selectFrom('stored_values').where('organisation_id', '=', organisationId);

  /** Writes nothing where the name is new and there are enough of them; only certain while the tenant is locked. */
  const insertWithRoom = ({ accountId, name, value }: Write) =>
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
          .where(({ or, exists, val }) => {
            const names = own().select(({ fn }) => fn.countAll<number>().as('names'));
            return or([
              exists(own().select('name').where('name', '=', name)),
              sql<boolean>`(${names}) < ${val(mostNames)}`,
            ]);
          }),
      );

  const change = (write: Write) =>
    db
      .updateTable('stored_values')
      .set(changesOf(write))
      .where('organisation_id', '=', organisationId)
      .where('name', '=', write.name);

  return {
    find: (name: string): Promise<StoredRow | undefined> =>
      own().select(columns).where('name', '=', name).executeTakeFirst(),

    /** Whatever was there gives way; undefined when there is no room for another name. */
    put: (write: Write): Promise<StoredRow | undefined> =>
      insertWithRoom(write)
        .onConflict((conflict) => conflict.columns(['organisation_id', 'name']).doUpdateSet(changesOf(write)))
        .returning(columns)
        .executeTakeFirst(),

    /** Only where there is nothing yet; undefined when someone else was faster, or there is no room. */
    create: (write: Write): Promise<StoredRow | undefined> =>
      insertWithRoom(write)
        .onConflict((conflict) => conflict.columns(['organisation_id', 'name']).doNothing())
        .returning(columns)
        .executeTakeFirst(),

    /** Whatever was there gives way; undefined when there is nothing. */
    overwrite: (write: Write): Promise<StoredRow | undefined> =>
      change(write).returning(columns).executeTakeFirst(),

    /** Only what the writer has seen gives way; undefined when someone else was faster. */
    replace: (write: Write, version: number): Promise<StoredRow | undefined> =>
      change(write).where('version', '=', version).returning(columns).executeTakeFirst(),

    async remove(name: string): Promise<void> {
      await db
        .deleteFrom('stored_values')
        .where('organisation_id', '=', organisationId)
        .where('name', '=', name)
        .execute();
    },

    /** All values whose names begin like this. */
    async removeBeginningWith(beginning: string): Promise<void> {
      await db
        .deleteFrom('stored_values')
        .where('organisation_id', '=', organisationId)
        .where(sql<boolean>`starts_with(name, ${beginning})`)
        .execute();
    },
  };
};
