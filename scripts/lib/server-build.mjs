import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { ownNode } from './own-node.mjs';
import { inRoot, root } from './paths.mjs';
import { phase } from './phase.mjs';
import { Problem, run } from './run.mjs';
import { hashOfSources } from './source-hash.mjs';

const BUILDS = inRoot('.cache/server');
const SOURCES = ['server/src', 'contract/src', 'pictures/src', 'package-lock.json'];

/**
 * Bundles the server from the current sources. The bundle contains their path, so the path is part of the
 * hash.
 */
export async function ensureServerBuilt() {
  const folder = await ensureBuilt(BUILDS, hashOfSources(SOURCES, root), build);
  return join(folder, 'main.js');
}

const build = (folder) =>
  phase('Bundling the server', async () => {
    const code = await run(ownNode(), [inRoot('scripts/bundle-server.mjs'), folder]);
    if (code !== 0) throw new Problem('The server could not be bundled; the reason stands above.');
  });
