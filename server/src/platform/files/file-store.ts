import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DomainError } from '../http/domain-error.ts';

export type StoredFile = {
  /** Random, and the only name a file has in the store. */
  key: string;
  size: number;
  /** SHA-256 of the content. */
  checksum: Buffer;
};

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Keeps the bytes of files: whole or not at all, never changed after they are put. */
export type FileStore = {
  /** Under a key from newFileKey(), for whoever has to write it down before; a new one otherwise. */
  put(content: AsyncIterable<Uint8Array>, key?: string): Promise<StoredFile>;
  /** Fails with `not_found.object` when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>;
};

export const fileMissing = () => new DomainError('not_found.object');

export const newFileKey = (): string => randomBytes(20).toString('hex');

/** Refuses everything newFileKey() could not have made, so a key can never point outside the store. */
export function checkFileKey(key: string): string {
  if (!/^[0-9a-f]{40}$/.test(key)) throw fileMissing();
  return key;
}
