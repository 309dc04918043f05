import type { Db } from './database.ts';

/**
 * Whoever changes what a tenant has as a whole waits here for everyone else who does, until the transaction ends. Not as
 * strict as deleting it: rows of other tables that name the organisation can still be added meanwhile.
 */
export async function lockTenant(tx: Db, organisationId: number): Promise<void> {
  await tx
    .selectFrom('organisations_directory')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
