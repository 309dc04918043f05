import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/** Identifies a version of delivered content. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The hashes of the last delivery by name. */
export async function seededHashes(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('seeds')
    .select(['name', 'content_hash'])
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map((row) => [row.name, row.content_hash]));
}

export async function noteSeeded(tx: Tx, name: string, hash: string): Promise<void> {
  await sql`
    insert into seeds (name, content_hash) values (${name}, ${hash})
    on conflict (name) do update set content_hash = excluded.content_hash, seeded_at = now()`.execute(tx);
}

/** Servers that start together seed one after the other. */
export const lockSeeds = (tx: Tx) => sql`select pg_advisory_xact_lock(4711002)`.execute(tx);
