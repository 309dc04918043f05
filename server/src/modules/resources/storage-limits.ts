import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

const gibibyte = 1024 ** 3;

export const storageLimits = {
  /** Of the files one can see. */
  bytes: gibibyte,
  /** With those that wait to be restored: deleting makes room, but not without end. */
  bytesWithDeleted: 2 * gibibyte,
  files: 20_000,
} as const;

/** Uploads of one organisation take turns from here to the end of the transaction, so that no two share the last room. */
export async function lockStorage(tx: Tx, organisationId: number): Promise<void> {
  await sql`select from organisations where id = ${organisationId} for no key update`.execute(tx);
}

/** Fails when that much more does not fit. Only certain while the storage is locked. */
export async function assertRoom(
  db: Db,
  organisationId: number,
  more: { bytes: number; bytesWithDeleted?: number; files: number },
): Promise<void> {
  const { rows } = await sql<{ bytes: number; all_bytes: number; files: number }>`
    select coalesce(sum(size) filter (where deleted_at is null), 0)::bigint as bytes,
      coalesce(sum(size), 0)::bigint as all_bytes,
      count(*) as files
    from resources where organisation_id = ${organisationId}`.execute(db);
  const { bytes, all_bytes, files } = rows[0] ?? { bytes: 0, all_bytes: 0, files: 0 };
  const fits =
    bytes + more.bytes <= storageLimits.bytes &&
    all_bytes + (more.bytesWithDeleted ?? more.bytes) <= storageLimits.bytesWithDeleted &&
    files + more.files <= storageLimits.files;
  if (!fits) throw new DomainError('resource.storage_full');
}
