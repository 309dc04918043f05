import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DomainError } from '../http/domain-error.ts';

export type StoredFile = {
  /** A random key, which is the only name of the file in the store. */
  key: string;
  size: number;
  /** SHA-256 of the content. */
  checksum: Buffer;
};

/** The positions of the first and last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

/** Stores the bytes of files completely or not at all. Stored files never change. */
export type FileStore = {
  /** Uses a key of newFileKey() if the caller had to store it before; otherwise creates one. */
  put(content: AsyncIterable<Uint8Array>, key?: string): Promise<StoredFile>;
  /** Fails with `not_found.object` if there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
};

export const fileMissing = () => new DomainError('not_found.object');

export const newFileKey = (): string => randomBytes(20).toString('hex');

/** Refuses keys that newFileKey() cannot have created, so that no key leads outside the store. */
export function checkFileKey(key: string): string {
  if (!/^[0-9a-f]{40}$/.test(key)) throw fileMissing();
  return key;
}
