import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFileKey, type FileStore, fileMissing, newFileKey } from './file-store.ts';
import { withTemporaryFile } from './temporary-files.ts';
import { writeMeasured } from './write-measured.ts';

/** Files in a folder of this machine. Servers on several machines need a shared store instead. */
export function createFolderStore(options: { folder: string; temporaryFolder: string }): FileStore {
  const { folder, temporaryFolder } = options;
  /** The files are spread over 256 folders, because very large folders are slow to list and back up. */
  const placeOf = (key: string) => join(folder, checkFileKey(key).slice(0, 2), key);

  return {
    async put(content, key = newFileKey()) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true });
      const measured = await withTemporaryFile(temporaryFolder, async (temporary) => {
        const result = await writeMeasured(temporary, content);
        await rename(temporary, place);
        return result;
      });
      await writeDownFolder(dirname(place));
      return { key, ...measured };
    },

    async open(key, range) {
      const file = await open(placeOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? fileMissing() : error;
      });
      return file.createReadStream(range ?? {});
    },

    remove: (key) => rm(placeOf(key), { force: true }),
  };
}

/** A renamed file only survives a power failure after its folder was synced. */
async function writeDownFolder(folder: string): Promise<void> {
  // Windows cannot open folders and does not need this.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
