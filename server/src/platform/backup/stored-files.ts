import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchiveEntry } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { fileEntry } from './manifest.ts';

/** Relative paths, with slashes on every system. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Stored files never change. A file that disappears during the dump was deleted permanently. */
export async function dumpFiles(folder: string, archive: ArchiveWriter): Promise<string[]> {
  const saved: string[] = [];
  for (const path of await listFiles(folder)) {
    const handle = await open(join(folder, path)).catch(() => undefined);
    if (!handle) continue;
    const { size } = await handle.stat();
    await archive.add(fileEntry(path), size, handle.createReadStream());
    saved.push(path);
  }
  return saved;
}

/**
 * New files are added before the database is replaced, and unused ones are removed afterwards, so that after any
 * interruption the valid data has all its files.
 */
export async function prepareFiles(folder: string) {
  await mkdir(dirname(folder), { recursive: true });
  const waiting = await mkdtemp(`${folder}.restoring-`);
  const received: string[] = [];
  const place = async (path: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await rename(join(waiting, path), join(folder, path));
  };
  return {
    async receive(path: string, entry: ArchiveEntry): Promise<void> {
      if (path.split('/').includes('..'))
        throw new BackupError(`The backup names a file outside of its folder: ${path}.`);
      await mkdir(dirname(join(waiting, path)), { recursive: true });
      await pipeline(entry.content, createWriteStream(join(waiting, path), { mode: 0o600, flush: true }));
      received.push(path);
    },
    async addMissing(): Promise<void> {
      const there = new Set(await listFiles(folder));
      for (const path of received) if (!there.has(path)) await place(path);
    },
    async replaceRest(): Promise<void> {
      for (const path of await listFiles(waiting)) await place(path);
      const wanted = new Set(received);
      for (const path of await listFiles(folder)) if (!wanted.has(path)) await rm(join(folder, path));
      await rm(waiting, { recursive: true, force: true });
    },
    discard: () => rm(waiting, { recursive: true, force: true }),
  };
}
