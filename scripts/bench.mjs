import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot, tool } from './lib/paths.mjs';
import { become, main, run } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  if (!process.argv.includes('kpi')) await slowPhone();
  await become(ownNode(), [inRoot('bench/main.ts'), ...process.argv.slice(2)]);
});

async function slowPhone() {
  const env = { BENCH: '1', CHROMIUM_PATH: await ensureChromium() };
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--workers=1', '--reporter=dot'];
  await run(tool('playwright'), args, { env });
}
