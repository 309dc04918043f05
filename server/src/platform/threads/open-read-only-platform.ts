import type { Clock } from '../clock/clock.ts';
import { type DatabaseSource, openDatabase } from '../database/database.ts';
import { createSignedLinks } from '../files/signed-links.ts';
import type { Platform } from '../platform.ts';
import { loadServerSecret } from '../secrets/server-secret.ts';
import { openSignals } from '../signals.ts';

export type ReadOnlyPlatform = Pick<Platform, 'database' | 'signals' | 'clock' | 'signedLinks'>;

/**
 * A thread computes one thing at a time, so more connections would wait for the thread instead of the
 * database.
 */
const max = 4;
/**
 * The limits are longer than in the main thread, because a thread that computes at low priority may notice an
 * answer of the database late. PostgreSQL ends a slow statement as early as elsewhere.
 */
const readingLimits = { connectMs: 4_000, queryMs: 8_000, transactionMs: 12_000 };
/** The main thread has the same database, and logs its failures. */
const silent = { warn: () => undefined };

/** The connections end with the thread. */
export async function openReadOnlyPlatform(
  { connectionString, pooler, limits }: DatabaseSource,
  clock: Clock,
): Promise<ReadOnlyPlatform> {
  const database = openDatabase({
    connectionString: pooler?.connectionString ?? connectionString,
    pooler,
    max,
    limits: limits ?? readingLimits,
  });
  try {
    const secret = await loadServerSecret(database.kysely, 'signed-links');
    const signals = await openSignals(connectionString, silent);
    return { database, signals, clock, signedLinks: createSignedLinks({ secret, clock }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
