import { setInterval as everySoOften } from 'node:timers';
import pg from 'pg';
import { DatabaseRefused } from './refusal.ts';

/** The key of an advisory lock that nothing else in this database uses. */
const startLock = 4_711_003;

const usualPatience = {
  /** Longer than any start takes. PostgreSQL releases the lock of a server that ended. */
  waitMs: 120_000,
  /** A holder that sends nothing for this long hangs, and loses the lock. */
  silenceMs: 30_000,
};

/**
 * Runs the work while no other server that starts on the same database runs it. The lock has its own connection, because
 * waiting for a slow start takes longer than the statement timeout of the pool allows.
 */
export async function withStartupLock<T>(
  connectionString: string,
  work: () => Promise<T>,
  { waitMs, silenceMs } = usualPatience,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    statement_timeout: waitMs,
    application_name: 'metra-start',
  });
  // Without a listener a lost connection would end the process. The work continues without the lock then.
  client.on('error', () => {});
  await client.connect();
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    await client
      .query(`set idle_session_timeout = ${silenceMs}; select pg_advisory_lock(${startLock})`)
      .catch(async (error: unknown) => {
        throw await describeWait(client, error, waitMs);
      });
    heartbeat = everySoOften(() => void client.query('select 1').catch(() => {}), silenceMs / 10);
    return await work();
  } finally {
    clearInterval(heartbeat);
    await client.end().catch(() => {});
  }
}

/** Turns a timeout of the lock into an error that names the server which holds it. */
async function describeWait(client: pg.Client, error: unknown, waitMs: number): Promise<unknown> {
  if (!(error instanceof pg.DatabaseError) || error.code !== '57014') return error;
  const { rows } = await client.query<{ pid: number; address: string | null }>(
    `select pid, host(client_addr) as address from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [startLock],
  );
  const who = rows[0] ? ` (${rows[0].address ?? 'on the same machine'}, session ${rows[0].pid})` : '';
  return new DatabaseRefused(
    `Another server${who} has been starting on this database for ${Math.round(waitMs / 1000)} s and does not get ready: look after it, or end it.`,
    { cause: error },
  );
}
