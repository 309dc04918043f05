import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot, tool } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  const isKpi = process.argv.includes('kpi');
  const codes = isKpi ? [await calls()] : [await slowPhone(), await calls()];
  // Whatever misses what is wanted makes the whole run fail, after all of it was measured.
  process.exitCode = Math.max(...codes);
});

function calls() {
  return run(ownNode(), [inRoot('bench/main.ts'), ...process.argv.slice(2)]);
}

async function slowPhone() {
  const env = { BENCH: '1', CHROMIUM_PATH: await ensureChromium() };
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--workers=1', '--reporter=dot'];
  return run(tool('playwright'), args, { env });
}
