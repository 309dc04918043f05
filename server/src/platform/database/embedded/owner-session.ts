import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Any number will do, as long as every version of the program uses the same. */
const OWNER_LOCK = 6_387_201_944;

/**
 * One session that holds the right to this data for as long as the program lives. PostgreSQL notices a killed
 * program by its closed socket and frees the lock at once, so nothing stale is ever left behind.
 */
export interface OwnerSession {
  client: pg.Client;
  /** Settles when the session is gone, for whatever reason. */
  lost: Promise<void>;
}

export type Attempt = { outcome: 'connected'; client: pg.Client } | { outcome: 'not-ready'; reason: string };

/** One try to reach the server; a server that starts, stops or recovers is not ready, anything else is an error. */
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

/** PostgreSQL itself said no, and not because it is starting, stopping or full at the moment. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^\d/.test(code) && !['57P01', '57P02', '57P03', '53300'].includes(code);
}

/** A killed owner's session may need a moment to end, hence the patience. */
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
