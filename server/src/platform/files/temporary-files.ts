import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newFileKey } from './file-store.ts';

/** Provides a path for a temporary file that is always removed afterwards. */
export async function withTemporaryFile<Result>(
  folder: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, newFileKey());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Removes temporary files of a killed program. A day is longer than any upload takes. */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const dayAgo = now.getTime() - 24 * 60 * 60 * 1000;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.mtimeMs < dayAgo) await rm(path, { force: true });
  }
}
