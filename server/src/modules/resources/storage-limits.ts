import { DomainError } from '../../platform/http/domain-error.ts';
import type { Quota } from '../../platform/http/quota.ts';

const mebibyte = 1024 ** 2;
const gibibyte = 1024 * mebibyte;

/** The storage that an organisation uses. */
export interface StorageUse {
  /** The size of the visible files. */
  bytes: number;
  /** The size including files that can be restored: deleting frees space, but only up to a limit. */
  bytesWithDeleted: number;
  files: number;
}

export const storageLimits: Quota<StorageUse> = {
  full: { bytes: gibibyte, bytesWithDeleted: 2 * gibibyte, files: 20_000 },
  small: { bytes: 100 * mebibyte, bytesWithDeleted: 200 * mebibyte, files: 200 },
};

/**
 * Fails if the additional files do not fit. Smaller use is always allowed, even if a subscription ended with more
 * than the limit.
 */
export function assertRoom(used: StorageUse, more: StorageUse, limits: StorageUse): void {
  const fits = (['bytes', 'bytesWithDeleted', 'files'] as const).every(
    (amount) => more[amount] <= 0 || used[amount] + more[amount] <= limits[amount],
  );
  if (!fits) throw new DomainError('resource.storage_full');
}
