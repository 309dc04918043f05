import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot, tool } from './lib/paths.mjs';
import { become, main, run } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  const browser = { BENCH: '1', CHROMIUM_PATH: await ensureChromium() };
  await run(tool('playwright'), ['test', '-c', 'e2e/playwright.config.ts', '--workers=1', '--reporter=dot'], {
    env: browser,
  });
  await become(ownNode(), [inRoot('bench/main.ts'), ...process.argv.slice(2)]);
});
