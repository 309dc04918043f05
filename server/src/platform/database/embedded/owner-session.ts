import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Any number works, as long as all versions of the program use the same one. */
const OWNER_LOCK = 6_387_201_944;

/**
 * A session that owns the data for the program's lifetime. When the program is killed, its socket closes and
 * PostgreSQL releases the lock at once, so no stale lock remains.
 */
export interface OwnerSession {
  client: pg.Client;
  /** Resolves when the session ends for any reason. */
  lost: Promise<void>;
}

export type Attempt = { outcome: 'connected'; client: pg.Client } | { outcome: 'not-ready'; reason: string };

/** Tries to connect once. A server that starts, stops or recovers is not ready; everything else is an error. */
export async function tryToConnect(connectionString: string): Promise<Attempt> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 2_000,
    application_name: 'metra owner',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { outcome: 'connected', client };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isRefusal(error)) throw error;
    return { outcome: 'not-ready', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** True if PostgreSQL refuses permanently, not because it is starting, stopping or full. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^\d/.test(code) && !['57P01', '57P02', '57P03', '53300'].includes(code);
}

/** The session of a killed owner may need a moment to end, so taking the lock is retried. */
export async function takeOwnership(client: pg.Client, patience: number): Promise<OwnerSession | undefined> {
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  const deadline = performance.now() + patience;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.mine === true) return { client, lost };
    if (performance.now() > deadline) break;
    await pause(50);
  }
  await client.end();
  return undefined;
}
