import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, ensureLighthouse } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** What needs a browser; everything else measures calls. */
const inBrowser = { web: 'bench/web/main.ts', lighthouse: 'bench/lighthouse/main.ts' };

await main(async () => {
  const [what = '', ...words] = process.argv.slice(2);
  await ensureInstalled('test');
  if (what === 'lighthouse') await ensureLighthouse();
  await ensureWebBuilt();
  const file = inBrowser[what];
  process.exitCode = file
    ? await run(ownNode(), [inRoot(file), ...words], { env: { CHROMIUM_PATH: await ensureChromium() } })
    : await run(ownNode(), [inRoot('bench/main.ts'), what, ...words]);
});
