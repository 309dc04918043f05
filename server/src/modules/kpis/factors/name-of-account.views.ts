import type { Db } from '../../../platform/database/database.ts';

/** Returns the display name of an account; null if the account is gone or has no name. */
export async function nameOfAccount(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('accounts_people').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}
