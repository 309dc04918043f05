import { setInterval as everySoOften } from 'node:timers';
import pg from 'pg';
import { DatabaseRefused } from './refusal.ts';

/** Any number, as long as nothing else in this database uses it as an advisory lock. */
const startLock = 4_711_003;

const usualPatience = {
  /** Longer than any start takes; whoever holds the lock and dies lets go of it at once. */
  waitMs: 120_000,
  /** Who says nothing for this long hangs, and loses its turn. */
  silenceMs: 30_000,
};

/**
 * Servers that start together on one database do this one after the other. The lock is held by a connection of its
 * own, because waiting for a slow start takes longer than any query of the program may.
 */
export async function takeTurns<T>(
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
  // Without a listener a cut connection would end the process; the lock is gone then, and the work goes on.
  client.on('error', () => {});
  await client.connect();
  let signsOfLife: NodeJS.Timeout | undefined;
  try {
    await client
      .query(`set idle_session_timeout = ${silenceMs}; select pg_advisory_lock(${startLock})`)
      .catch(async (error: unknown) => {
        throw await describeWait(client, error, waitMs);
      });
    signsOfLife = everySoOften(() => void client.query('select 1').catch(() => {}), silenceMs / 10);
    return await work();
  } finally {
    clearInterval(signsOfLife);
    await client.end().catch(() => {});
  }
}

/** Whoever waited in vain is told for whom. */
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
