import { ensureInstalled } from './lib/install.mjs';
import { ownNode } from './lib/own-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, main } from './lib/run.mjs';

// Writes server/src/platform/database/tables.gen.ts from a newly migrated database.
await main(async () => {
  await ensureInstalled('test');
  await become(ownNode(), [inRoot('server/test/app/write-table-types.ts')]);
});
