import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { fixedStatement } from '../database/fixed-statement.ts';

/** Data that all organisations share, such as the catalogue, has this number instead of an organisation's id. */
const sharedByAll = 0;

/** More rows of an organisation are replaced by one. */
const mostRows = 50;

const readVersion = fixedStatement<{ organisationId: number }, { version: string }>(
  (given) => sql`
    select coalesce(string_agg(transaction::text, ' ' order by organisation_id, transaction), '') as version
    from data_changes
    where organisation_id = any (array[${sql.lit(sharedByAll)}::bigint, ${given('organisationId')}::bigint])`,
);

export const dataVersionStore = (db: Db, organisationId: number) => ({
  /** Returns a text that never occurs again once data of the organisation or shared data has changed. */
  async read(): Promise<string> {
    const [row] = await readVersion(db, { organisationId });
    return row?.version ?? '';
  },
});

/**
 * Replaces many old rows of an organisation by a new one, so that the text stays short. The new row makes a new
 * version, because an earlier one must not occur again.
 */
export async function mergeOldDataChanges(db: Db): Promise<void> {
  await sql`
    with many as (
      select organisation_id from data_changes group by organisation_id having count(*) > ${mostRows}
    ), removed as (
      delete from data_changes c using many
      where c.organisation_id = many.organisation_id and c.at < now() - interval '1 minute'
      returning c.organisation_id
    )
    insert into data_changes (organisation_id, transaction)
    select distinct organisation_id, pg_current_xact_id()::text::bigint from removed`.execute(db);
}
