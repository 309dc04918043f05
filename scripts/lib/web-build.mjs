import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { compressFolder } from './compress.mjs';
import { inRoot, tool } from './paths.mjs';
import { phase } from './phase.mjs';
import { Problem, run } from './run.mjs';
import { hashOfSources } from './source-hash.mjs';

/**
 * Each state of the sources and each mode has its own folder, so a build never changes what a running program
 * serves.
 */
const BUILDS = inRoot('web/dist');
const SOURCES = ['web', 'contract', 'pictures', 'package-lock.json', 'NOTICE'];

/** Returns the folder of the web that is built from the current sources. */
export function ensureWebBuilt() {
  return ensureBuilt(BUILDS, nameOfWebBuild(process.env), build);
}

/** The build writes the mode into the bundle. The default is production. */
export function nameOfWebBuild({ NODE_ENV, METRA_GALLERY }) {
  return hashOfSources(SOURCES, NODE_ENV || 'production', METRA_GALLERY ?? '');
}

const build = (folder) =>
  phase('Building the web', async () => {
    // Both builds write their warnings here. A test requires that the file is empty.
    const path = join(folder, '.vite/build.log');
    mkdirSync(dirname(path), { recursive: true });
    const log = openSync(path, 'a');
    try {
      const parts = [buildForBrowsers(log, folder), vite(log, ['--outDir', join(folder, 'render'), '--ssr'])];
      // If one build fails, the other one still writes into the folder until it ends.
      for (const { reason } of await Promise.allSettled(parts)) if (reason) throw reason;
    } finally {
      closeSync(log);
      process.stderr.write(readFileSync(path));
    }
  });

async function buildForBrowsers(log, folder) {
  await vite(log, ['--outDir', folder]);
  await compressFolder(join(folder, 'assets'));
}

async function vite(log, options) {
  const stdio = ['ignore', log, log];
  const code = await run(tool('vite'), ['build', 'web', '--logLevel', 'warn', ...options], { stdio });
  if (code !== 0) throw new Problem('The web could not be built.');
}
