import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { gazetteerIn, ownCache } from '../src/modules/addresses/load-gazetteer.ts';
import { startTestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: string;
  }
}

/** Programs that tests start find here what Node has compiled before: half of their start. */
const compiled = join(import.meta.dirname, '../../.cache/node');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_COMPILE_CACHE ??= compiled;
  // Built once for the machine, here rather than in the middle of whichever test asks first.
  const [cluster] = await Promise.all([startTestCluster(), gazetteerIn([ownCache])()]);
  project.provide('testCluster', cluster.connectionString);
  return () => cluster.stop();
}
