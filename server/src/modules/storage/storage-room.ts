import type { Quota } from '../../platform/http/quota.ts';

interface Room {
  names: number;
  bytes: number;
}

const mebibyte = 1024 ** 2;

/** The product itself uses a handful of names and some kilobytes. */
export const storageRoom: Quota<Room> = {
  full: { names: 500, bytes: 16 * mebibyte },
  small: { names: 50, bytes: mebibyte },
};

/** The organisation's stored values without the one that is written. */
export interface StorageUse extends Room {
  /** The size of the present value with this name; null for a new name. */
  replacedBytes: number | null;
}

/** A value that is no larger than the one it replaces always fits. */
export function hasRoom({ names, bytes, replacedBytes }: StorageUse, more: number, room: Room): boolean {
  if (replacedBytes !== null && more <= replacedBytes) return true;
  return bytes + more <= room.bytes && (replacedBytes !== null || names < room.names);
}
