import pg from 'pg';

/** Any number, as long as nothing else in this database uses it as an advisory lock. */
const startLock = 4_711_003;
/** Longer than any start takes; whoever holds the lock and dies lets go of it at once. */
const patienceMs = 120_000;

/**
 * Servers that start together on one database do this one after the other. The lock is held by a connection of its
 * own, because waiting for a slow start takes longer than any query of the program may.
 */
export async function takeTurns<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    statement_timeout: patienceMs,
    application_name: 'metra-start',
  });
  // Without a listener a cut connection would end the process; the lock is gone then, and the work goes on.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
