import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Rolls back the work alone when it fails, so that the caller can catch the error and continue its transaction. */
export async function withSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
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
