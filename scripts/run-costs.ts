import { startTestCluster } from '../server/test/app/cluster.ts';
import { readLimits, writeLimits } from '../server/test/cost/limits.ts';
import { measureCosts } from '../server/test/cost/measure-costs.ts';
import { changesBetween, newLimits } from '../server/test/cost/new-limits.ts';

/**
 * Measures what the operations cost, writes the limits and lists what changed: `npm run costs`, or
 * `npm run costs -- 'kpiHistory|my'` for the operations whose id matches.
 */
const [pattern = ''] = process.argv.slice(2);

const cluster = await startTestCluster();
try {
  const costs = await measureCosts(cluster, { limits: undefined, pattern });
  const before = readLimits();
  const limits = newLimits(costs, before);
  // Operations that no longer exist have no limits.
  const after = pattern === '' ? limits : new Map([...before, ...limits]);
  writeLimits(after);
  const changes = changesBetween(before, after);
  console.log(changes.length > 0 ? changes.join('\n') : 'No limit changed.');
} finally {
  await cluster.stop();
}
