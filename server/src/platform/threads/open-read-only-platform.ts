import type { Clock } from '../clock/clock.ts';
import { type DatabaseSource, openDatabase } from '../database/database.ts';
import { createSignedLinks } from '../files/signed-links.ts';
import type { Platform } from '../platform.ts';
import { loadServerSecret } from '../secrets/server-secret.ts';
import { openSignals } from '../signals.ts';

/** The part of the platform that a read-only worker has. */
export type ReadOnlyPlatform = Pick<Platform, 'database' | 'signals' | 'clock' | 'signedLinks'>;

/** A thread does one thing at a time; more would wait for it instead of for the database. */
const max = 4;
/**
 * Longer than where people are served, who get an answer in time all the same: a thread that computes, and gives way to others,
 * may look late at what the database has answered long ago. PostgreSQL ends a slow statement as soon as elsewhere.
 */
const readingLimits = { connectMs: 4_000, queryMs: 8_000, transactionMs: 12_000 };
/** The program itself has the same database, and tells of what happens to it. */
const silent = { warn: () => undefined };

/** Its connections end with the thread. */
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
