import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Whatever the transaction reads from here on is as it was when it began to read. Said before anything is read. */
export async function readAtOneMoment(tx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read read only`.execute(tx);
}
