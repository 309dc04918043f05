import type { TestProject } from 'vitest/node';
import { gazetteerIn, ownCache } from '../../src/modules/addresses/load-gazetteer.ts';
import { startTestCluster } from './cluster.ts';
import { keepCompiled } from './keep-compiled.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  keepCompiled();
  // Built once for the machine, here rather than in the middle of whichever test asks first.
  const [cluster] = await Promise.all([startTestCluster(), gazetteerIn([ownCache])()]);
  project.provide('testCluster', cluster.connectionString);
  return () => cluster.stop();
}
