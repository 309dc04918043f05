// Writes server/src/platform/database/tables.gen.ts from a freshly migrated database.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const { status } = spawnSync(node, [join(root, 'server/test/write-table-types.ts')], { stdio: 'inherit' });
process.exit(status ?? 1);
