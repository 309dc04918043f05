import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
});
