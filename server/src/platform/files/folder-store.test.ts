import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFileKey } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { removeLeftovers } from './temporary-files.ts';

let root: string;
const inRoot = (name: string) => join(root, name);
const store = () => createFolderStore({ folder: inRoot('files'), temporaryFolder: inRoot('temporary') });
const content = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'metra-files-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('gives back what was put, with size and checksum, until it is removed', async () => {
  const { key, size, checksum } = await store().put(content('Maß', 'stab'));
  expect(size).toBe(8);
  expect(checksum).toEqual(createHash('sha256').update('Maßstab').digest());
  expect((await buffer(await store().open(key))).toString()).toBe('Maßstab');

  await store().remove(key);
  await expect(store().open(key)).rejects.toMatchObject({ key: 'not_found.object' });
  await store().remove(key);
});

test('keeps a file under a key that was written down before, and gives out parts of it', async () => {
  const key = newFileKey();
  expect(await store().put(content('0123456789'), key)).toMatchObject({ key, size: 10 });
  expect((await buffer(await store().open(key, { start: 2, end: 4 }))).toString()).toBe('234');
});

test('a file whose upload breaks off does not exist', async () => {
  const before = (await filesIn(root)).length;
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half of');
      throw new Error('the line is dead');
    })(),
  );
  await expect(store().put(broken)).rejects.toThrow('the line is dead');
  expect(await filesIn(root)).toHaveLength(before);
});

test('no key leads out of the folder', async () => {
  await writeFile(inRoot('secret'), 'secret');
  for (const key of [
    '../secret',
    '..',
    '',
    `${'0'.repeat(40)}/../../../secret`,
    '/etc/passwd',
    'A'.repeat(40),
  ]) {
    await expect(store().open(key)).rejects.toMatchObject({ key: 'not_found.object' });
    await expect(async () => store().remove(key)).rejects.toMatchObject({ key: 'not_found.object' });
  }
  expect((await stat(inRoot('secret'))).isFile()).toBe(true);
});

test('what a killed program left behind is removed after a day', async () => {
  await store().put(content('x'));
  const now = new Date();
  await writeFile(inRoot('temporary/old'), 'left behind');
  await writeFile(inRoot('temporary/young'), 'still arriving');
  await utimes(inRoot('temporary/old'), now, new Date(now.getTime() - 25 * 60 * 60 * 1000));
  await removeLeftovers(inRoot('temporary'), now);
  expect(await readdir(inRoot('temporary'))).toEqual(['young']);
  await removeLeftovers(inRoot('nowhere'), now);
});
