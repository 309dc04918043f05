import { browserTests, codeTests, lint, types, webBuild } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

await main(async () => {
  await ensureInstalled();
  await runSteps([types, lint, codeTests, webBuild, browserTests]);
});
