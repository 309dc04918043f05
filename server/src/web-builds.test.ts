import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { webFolders } from './web-builds.ts';

const builds = mkdtempSync(join(tmpdir(), 'metra-web-builds-'));
afterAll(() => rmSync(builds, { recursive: true }));

function aBuild(name: string, usedAt: string): string {
  const folder = join(builds, name);
  mkdirSync(join(folder, 'render'), { recursive: true });
  writeFileSync(join(folder, 'render/render.js'), '');
  utimesSync(folder, new Date(usedAt), new Date(usedAt));
  return folder;
}

test('a program serves the build that it was started with, although another start has made one since', () => {
  const own = aBuild('own', '2026-11-01');
  const newer = aBuild('newer', '2026-11-02');
  aBuild('.unfinished-1', '2026-11-03');
  expect(webFolders(own, builds)).toEqual({ current: own, earlier: [newer] });
  expect(webFolders(undefined, builds)).toEqual({ current: newer, earlier: [own] });
});
