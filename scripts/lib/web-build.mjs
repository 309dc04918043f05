import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { compressFolder } from './compress.mjs';
import { inRoot, root, tool } from './paths.mjs';
import { Problem, run } from './run.mjs';

/** One folder for each state of the sources and each mode: no build changes what a running program serves. */
const BUILDS = inRoot('web/dist');
const SOURCES = ['web', 'contract', 'pictures', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);
const KEPT = 10;
const KEPT_FOR = 30 * 24 * 60 * 60 * 1_000;

/** Folder of the web built from exactly these sources: an earlier build, or a new one that appears there whole. */
export async function ensureWebBuilt() {
  const folder = join(BUILDS, fingerprint().slice(0, 16));
  if (!existsSync(folder)) await build(folder);
  // The one used last counts as the newest.
  utimesSync(folder, new Date(), new Date());
  forgetOldBuilds();
  return folder;
}

async function build(folder) {
  console.log('Building the web …');
  mkdirSync(BUILDS, { recursive: true });
  const unfinished = mkdtempSync(join(BUILDS, '.unfinished-'));
  const options = ['--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'];
  const code = await run(tool('vite'), ['build', 'web', ...options]);
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Problem('The web could not be built; the reason stands above.');
  }
  compressFolder(unfinished);
  // Temporary folders are closed to others; whoever runs the program may be another user.
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start was faster; its build is the same.
    if (!existsSync(folder)) throw error;
  }
}

/** Browsers may still show pages of earlier builds, and other programs may serve them: only what is long past goes. */
function forgetOldBuilds() {
  const builds = readdirSync(BUILDS)
    .map((name) => join(BUILDS, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now() }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path, usedAt } of builds.slice(KEPT)) {
    if (Date.now() - usedAt > KEPT_FOR) rmSync(path, { recursive: true, force: true });
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  // The build writes these into the bundle; where nothing is set it is made for production.
  hash.update(`${process.env.NODE_ENV || 'production'}\0${process.env.METRA_GALLERY ?? ''}\0`);
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
