import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the size of all files of a folder in megabytes. */
export const megabytesOf = (folder) => Math.round(bytesOf(folder) / 1e6);

function bytesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesOf(path);
    return entry.isFile() ? sum + lstatSync(path).size : sum;
  }, 0);
}
