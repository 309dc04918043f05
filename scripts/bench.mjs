import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, main } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  await become(ownNode(), [inRoot('bench/main.ts'), ...process.argv.slice(2)]);
});
