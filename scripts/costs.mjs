import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled('test');
  await become(ownNode(), [inRoot('scripts/run-costs.ts'), ...process.argv.slice(2)]);
});
