import { DomainError } from '../../platform/http/domain-error.ts';
import type { Quota } from '../../platform/http/quota.ts';

const mebibyte = 1024 ** 2;
const gibibyte = 1024 * mebibyte;

/** What the files of an organisation take up. */
export interface StorageUse {
  /** Of the files one can see. */
  bytes: number;
  /** With those that wait to be restored: deleting makes room, but not without end. */
  bytesWithDeleted: number;
  files: number;
}

export const storageLimits: Quota<StorageUse> = {
  full: { bytes: gibibyte, bytesWithDeleted: 2 * gibibyte, files: 20_000 },
  small: { bytes: 100 * mebibyte, bytesWithDeleted: 200 * mebibyte, files: 200 },
};

/** Fails when that much more does not fit; less fits always, also where a subscription has ended with more. */
export function assertRoom(used: StorageUse, more: StorageUse, limits: StorageUse): void {
  const fits = (['bytes', 'bytesWithDeleted', 'files'] as const).every(
    (amount) => more[amount] <= 0 || used[amount] + more[amount] <= limits[amount],
  );
  if (!fits) throw new DomainError('resource.storage_full');
}
