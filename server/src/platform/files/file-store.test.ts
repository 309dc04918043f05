import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/program/s3-server.ts';
import { type FileStore, newFileKey } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

let root: string;
let s3: S3Server;
const inRoot = (name: string) => join(root, name);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'metra-stores-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

const content = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));
const read = async (store: FileStore, key: string) => (await buffer(await store.open(key))).toString();
const temporaryFiles = () => readdir(inRoot('temporary')).catch(() => []);

describe.each<[string, () => FileStore]>([
  ['a folder', () => createFolderStore({ folder: inRoot('files'), temporaryFolder: inRoot('temporary') })],
  ['object storage', () => createS3Store({ ...s3.settings, temporaryFolder: inRoot('temporary') })],
])('%s', (_, store) => {
  test('returns the stored content with size and checksum until it is removed', async () => {
    const { key, size, checksum } = await store().put(content('Maß', 'stab'));
    expect(size).toBe(8);
    expect(checksum).toEqual(createHash('sha256').update('Maßstab').digest());
    expect(await read(store(), key)).toBe('Maßstab');

    await store().remove(key);
    await expect(store().open(key)).rejects.toMatchObject({ key: 'not_found.object' });
    await store().remove(key);
  });

  test('keeps a file under a key that was written down before, and gives out parts of it', async () => {
    const key = newFileKey();
    expect(await store().put(content('0123456789'), key)).toMatchObject({ key, size: 10 });
    const part = async (start: number, end: number) =>
      (await buffer(await store().open(key, { start, end }))).toString();
    expect(await part(2, 4)).toBe('234');
    expect(await part(9, 9)).toBe('9');
  });

  test('keeps an empty file, and one of many megabytes', async () => {
    const empty = await store().put(content());
    expect(empty.size).toBe(0);
    expect(await read(store(), empty.key)).toBe('');
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const large = await store().put(Readable.from(Array.from({ length: 12 }, () => chunk)));
    expect(large.size).toBe(12 * chunk.length);
    const hash = createHash('sha256');
    for await (const part of await store().open(large.key)) hash.update(part);
    expect(hash.digest()).toEqual(large.checksum);
  });

  test('a file whose upload breaks off does not exist', async () => {
    const key = newFileKey();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of');
        throw new Error('the line is dead');
      })(),
    );
    await expect(store().put(broken, key)).rejects.toThrow('the line is dead');
    await expect(store().open(key)).rejects.toMatchObject({ key: 'not_found.object' });
    expect(await temporaryFiles()).toEqual([]);
  });

  test('put again under the same key, as by a move that is repeated, the file is there once and whole', async () => {
    const { key } = await store().put(content('once'));
    await store().put(content('once'), key);
    expect(await read(store(), key)).toBe('once');
  });

  test.each(['../secret', '..', '', `${'0'.repeat(40)}/../../../x`, '/etc/passwd', 'A'.repeat(40)])(
    'no key leads out of it: %j',
    async (key) => {
      const missing = { key: 'not_found.object' };
      await expect(async () => store().open(key)).rejects.toMatchObject(missing);
      await expect(async () => store().remove(key)).rejects.toMatchObject(missing);
      await expect(async () => store().put(content('x'), key)).rejects.toMatchObject(missing);
    },
  );
});
