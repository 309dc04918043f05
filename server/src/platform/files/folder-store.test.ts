import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { removeLeftovers } from './temporary-files.ts';

let root: string;
const inRoot = (name: string) => join(root, name);
const store = () => createFolderStore({ folder: inRoot('files'), temporaryFolder: inRoot('temporary') });
const content = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'metra-files-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('no key points outside the folder', async () => {
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

test('the files of a killed program are removed after a day', async () => {
  await store().put(content('x'));
  const now = new Date();
  await writeFile(inRoot('temporary/old'), 'left behind');
  await writeFile(inRoot('temporary/young'), 'still arriving');
  await utimes(inRoot('temporary/old'), now, new Date(now.getTime() - 25 * 60 * 60 * 1000));
  await removeLeftovers(inRoot('temporary'), now);
  expect(await readdir(inRoot('temporary'))).toEqual(['young']);
  await removeLeftovers(inRoot('nowhere'), now);
});
