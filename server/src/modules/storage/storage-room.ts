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

/** What an organisation keeps besides the value that is about to be written. */
export interface StorageUse extends Room {
  /** Of the value that is there under the same name; null where the name is new. */
  replacedBytes: number | null;
}

/** Whether a value fits. One that is no larger than the one it replaces always does, whatever else is there. */
export function hasRoom({ names, bytes, replacedBytes }: StorageUse, more: number, room: Room): boolean {
  if (replacedBytes !== null && more <= replacedBytes) return true;
  return bytes + more <= room.bytes && (replacedBytes !== null || names < room.names);
}
