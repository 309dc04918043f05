import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

const NOT_SOURCES = new Set(['dist', 'node_modules']);
/** A build contains no tests, so a changed test needs no new build. */
const TEST = /\.test\.tsx?$/;

/** Names a state of the sources. The same files and words give the same sixteen characters. */
export function hashOfSources(sources, ...words) {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\0`);
  for (const path of sources.flatMap((source) => filesOf(inRoot(source)))) {
    hash.update(`${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !TEST.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesOf(inside) : [inside];
    });
}
