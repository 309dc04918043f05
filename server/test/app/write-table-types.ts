import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, startTestCluster } from './cluster.ts';
import { generateTableTypes } from './table-types.ts';

const cluster = await startTestCluster();
try {
  const { connectionString } = await createDatabase(cluster);
  const target = join(import.meta.dirname, '../../src/platform/database/tables.gen.ts');
  writeFileSync(target, await generateTableTypes(connectionString));
} finally {
  await cluster.stop();
}
