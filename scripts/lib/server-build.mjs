import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { ownNode } from './own-node.mjs';
import { inRoot, root } from './paths.mjs';
import { phase } from './phase.mjs';
import { Problem, run } from './run.mjs';
import { hashOfSources } from './source-hash.mjs';

const BUILDS = inRoot('.cache/server');
const SOURCES = ['server/src', 'contract/src', 'pictures/src', 'package-lock.json'];

/** The program in a few files, bundled from exactly these sources; it says where they lie, so their folder counts too. */
export async function ensureServerBuilt() {
  const folder = await ensureBuilt(BUILDS, hashOfSources(SOURCES, root), build);
  return join(folder, 'main.js');
}

const build = (folder) =>
  phase('Bundling the server', async () => {
    const code = await run(ownNode(), [inRoot('scripts/bundle-server.mjs'), folder]);
    if (code !== 0) throw new Problem('The server could not be bundled; the reason stands above.');
  });
