import { codeTests, lint, types } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

await main(async () => {
  await ensureInstalled('test');
  await runSteps([types, lint, codeTests]);
});
