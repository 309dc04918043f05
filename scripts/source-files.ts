import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

const GENERATED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
]);

/** Returns the paths of the repository's files from its root, with forward slashes. */
export function repositoryFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, path).replaceAll('\\', '/')];
    return GENERATED_FOLDERS.has(entry.name) ? [] : repositoryFiles(path);
  });
}

export function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
