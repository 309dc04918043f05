import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  const command = inRoot('server/src/modules/accounts/setup/lost-second-factor-command.ts');
  await become(ownNode(), [command, ...process.argv.slice(2)]);
});
