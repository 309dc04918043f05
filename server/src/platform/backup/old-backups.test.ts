import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackupDays, removeOldBackups } from './old-backups.ts';

test('backups go after their days; what else lies there stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'metra-backups-'));
  const now = new Date('2026-11-15T10:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  for (const [name, days] of [
    ['metra-2026-10-01T02-00-00.tar.zst', 45],
    ['metra-2026-11-01T02-00-00.tar.zst', 14],
    ['before-the-move.tar.zst', 400],
  ] as const) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), daysAgo(days), daysAgo(days));
  }
  expect(await removeOldBackups(folder, readBackupDays({}), now)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual([
    'before-the-move.tar.zst',
    'metra-2026-11-01T02-00-00.tar.zst',
  ]);
  await rm(folder, { recursive: true });
});
