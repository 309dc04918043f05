import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Does all of it, or undoes what it did and fails; the transaction around it goes on either way. */
export async function orUndone<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint work`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(tx);
    await sql`release savepoint work`.execute(tx);
    throw error;
  }
}
