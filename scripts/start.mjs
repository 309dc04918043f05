import { readFileSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, main } from './lib/run.mjs';
import { ensureServerBuilt } from './lib/server-build.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await main(async () => {
  await ensureInstalled();
  const web = await ensureWebBuilt();
  const nodeOptions = JSON.parse(readFileSync(inRoot('server/node-options.json'), 'utf8'));
  const program = [...nodeOptions, await ensureServerBuilt(), `--web=${web}`, ...process.argv.slice(2)];
  // Node reuses compiled code, which saves half a second at the next start.
  const compiled = process.env.NODE_COMPILE_CACHE ?? inRoot('.cache/compiled');
  await become(ownNode(), program, { NODE_COMPILE_CACHE: compiled });
});
