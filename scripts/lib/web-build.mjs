import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { compressFolder } from './compress.mjs';
import { inRoot, tool } from './paths.mjs';
import { phase } from './phase.mjs';
import { Problem, run } from './run.mjs';
import { hashOfSources } from './source-hash.mjs';

/** One folder for each state of the sources and each mode: no build changes what a running program serves. */
const BUILDS = inRoot('web/dist');
const SOURCES = ['web', 'contract', 'pictures', 'package-lock.json', 'NOTICE'];

/** Folder of the web built from exactly these sources. */
export function ensureWebBuilt() {
  // The build writes these into the bundle; where nothing is set it is made for production.
  const mode = [process.env.NODE_ENV || 'production', process.env.METRA_GALLERY ?? ''];
  return ensureBuilt(BUILDS, hashOfSources(SOURCES, ...mode), build);
}

const build = (folder) =>
  phase('Building the web', async () => {
    const parts = [buildForBrowsers(folder), vite(['--outDir', join(folder, 'render'), '--ssr'])];
    // Where one fails, the other one still writes into the folder until it ends.
    for (const { reason } of await Promise.allSettled(parts)) if (reason) throw reason;
  });

async function buildForBrowsers(folder) {
  await vite(['--outDir', folder]);
  await compressFolder(join(folder, 'assets'));
}

async function vite(options) {
  const code = await run(tool('vite'), ['build', 'web', '--logLevel', 'warn', ...options]);
  if (code !== 0) throw new Problem('The web could not be built; the reason stands above.');
}
