import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newFileKey } from './file-store.ts';

/** Writes a small file atomically, so that readers see all of it or nothing. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${newFileKey()}.part`;
  try {
    await writeFile(temporary, content, { flush: true, mode: 0o600 });
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
