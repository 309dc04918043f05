import { randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';

/** A 256-bit key that all servers of this database share. The first caller creates it. */
export async function loadServerSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return found.value;
}
