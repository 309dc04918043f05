import type { Db } from './database.ts';

/**
 * Serialises changes to the tenant as a whole until the transaction ends. The lock is weaker than that of a deletion,
 * so rows that reference the organisation can still be added meanwhile.
 */
export async function lockTenant(tx: Db, organisationId: number): Promise<void> {
  await tx
    .selectFrom('organisations_directory')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
