import { startTestCluster } from '../server/test/app/cluster.ts';
import { keepCompiled } from '../server/test/app/keep-compiled.ts';

/** One PostgreSQL for the whole run, with a database per worker. */
export default async function startCluster(): Promise<() => Promise<void>> {
  keepCompiled();
  const cluster = await startTestCluster();
  process.env.METRA_TEST_CLUSTER = cluster.connectionString;
  return () => cluster.stop();
}
