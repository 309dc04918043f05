import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '../app/test-app.ts';

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

/** Names of all stored files and of uploads in progress. */
export async function storedFiles({ platform }: Pick<TestApp, 'platform'>) {
  const { configuration, temporaryFolder } = platform;
  return {
    kept: (await filesBelow(join(configuration.dataDir, 'files'))).sort(),
    temporary: await filesBelow(temporaryFolder),
  };
}
