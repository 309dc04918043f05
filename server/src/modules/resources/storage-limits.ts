import { DomainError } from '../../platform/http/domain-error.ts';

const gibibyte = 1024 ** 3;

export const storageLimits = {
  /** Of the files one can see. */
  bytes: gibibyte,
  /** With those that wait to be restored: deleting makes room, but not without end. */
  bytesWithDeleted: 2 * gibibyte,
  files: 20_000,
} as const;

/** What the files of an organisation take up. */
export interface StorageUse {
  bytes: number;
  bytesWithDeleted: number;
  files: number;
}

/** Fails when that much more does not fit. */
export function assertRoom(used: StorageUse, more: StorageUse): void {
  const fits =
    used.bytes + more.bytes <= storageLimits.bytes &&
    used.bytesWithDeleted + more.bytesWithDeleted <= storageLimits.bytesWithDeleted &&
    used.files + more.files <= storageLimits.files;
  if (!fits) throw new DomainError('resource.storage_full');
}
