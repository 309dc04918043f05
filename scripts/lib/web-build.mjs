import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressFolder } from './compress.mjs';
import { inRoot, root, tool } from './paths.mjs';
import { Problem, run } from './run.mjs';

const STAMP = inRoot('web/dist/.stamp');
const SOURCES = ['web', 'contract', 'pictures', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);

/** Builds the web unless what lies in web/dist was made from exactly these sources. */
export async function ensureWebBuilt() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the web …');
  const code = await run(tool('vite'), ['build', 'web', '--logLevel', 'warn']);
  if (code !== 0) throw new Problem('The web could not be built; the reason stands above.');
  compressFolder(inRoot('web/dist'));
  writeFileSync(STAMP, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  // The build writes these into the bundle.
  hash.update(`${process.env.NODE_ENV ?? ''}\0${process.env.METRA_GALLERY ?? ''}\0`);
  for (const path of SOURCES.flatMap((source) => filesOf(inRoot(source)))) {
    hash.update(`${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (path.endsWith('.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesOf(inside) : [inside];
    });
}
