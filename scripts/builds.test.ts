import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBuilt } from './lib/builds.mjs';
import { nameOfWebBuild } from './lib/web-build.mjs';

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'metra-builds-'));
});
afterEach(() => rmSync(builds, { recursive: true }));

const writing = (text: string) => (folder: string) => writeFileSync(join(folder, 'part.js'), text);
const partIn = (folder: string) => readFileSync(join(folder, 'part.js'), 'utf8');

test('a build is made once, and another one changes nothing of it', async () => {
  const first = await ensureBuilt(builds, 'first', writing('first'));
  const second = await ensureBuilt(builds, 'second', writing('second'));
  expect(await ensureBuilt(builds, 'first', writing('again'))).toBe(first);
  expect([partIn(first), partIn(second)]).toEqual(['first', 'second']);
});

test('two starts at once get the same whole build', async () => {
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const make = async (folder: string) => {
    begun += 1;
    if (begun === 2) both.resolve();
    await both.promise;
    writing('whole')(folder);
  };
  const folders = await Promise.all([1, 2].map(() => ensureBuilt(builds, 'same', make)));
  expect(folders.map(partIn)).toEqual(['whole', 'whole']);
  expect(readdirSync(builds)).toEqual(['same']);
});

test('a build that fails is told, and leaves nothing behind', async () => {
  const fails = () => Promise.reject(new Error('no room'));
  await expect(ensureBuilt(builds, 'broken', fails)).rejects.toThrow('no room');
  expect(readdirSync(builds)).toEqual([]);
});

test('every mode has a build of the web of its own, production unless told otherwise', () => {
  const production = nameOfWebBuild({ NODE_ENV: 'production' });
  expect(nameOfWebBuild({})).toBe(production);
  const others = [{ NODE_ENV: 'development' }, { NODE_ENV: 'test' }, { METRA_GALLERY: 'true' }];
  expect(new Set([production, ...others.map(nameOfWebBuild)]).size).toBe(4);
});
