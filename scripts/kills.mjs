import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, main } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

// The first start would otherwise do this while the time is measured.
process.env.NODE_ENV = 'production';

await main(async () => {
  await ensureInstalled('test');
  await ensureWebBuilt();
  await become(ownNode(), [inRoot('bench/kills.ts'), ...process.argv.slice(2)]);
});
