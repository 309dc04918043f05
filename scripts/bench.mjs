import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, ensureLighthouse } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, Problem, run } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** Benches that need a browser. */
const inBrowser = ['web', 'lighthouse', 'all'];
const usesLighthouse = ['lighthouse', 'all'];

await main(async () => {
  const words = process.argv.slice(2);
  const isHelp = words.includes('--help') || words.includes('-h');
  await ensureInstalled('test');
  if (!isHelp && words.some((word) => usesLighthouse.includes(word))) await ensureLighthouse();
  if (!isHelp) await ensureWebBuilt();
  const needsBrowser = !isHelp && words.some((word) => inBrowser.includes(word));
  const env = needsBrowser ? await browser() : {};
  process.exitCode = await run(ownNode(), [inRoot('bench/main.ts'), ...words], { env });
});

/** Without a browser, the benches that need one fail with the reason, and the others run. */
async function browser() {
  try {
    return { CHROMIUM_PATH: await ensureChromium() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { CHROMIUM_PROBLEM: error.message };
  }
}
