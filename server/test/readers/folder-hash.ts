import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes when any file in the folder changes, except tests. */
export function folderHash(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
