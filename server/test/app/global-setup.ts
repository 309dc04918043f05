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
  // The gazetteer is built once per machine, here instead of in the middle of a test.
  const [cluster] = await Promise.all([startTestCluster(), gazetteerIn([ownCache])()]);
  project.provide('testCluster', cluster.connectionString);
  return () => cluster.stop();
}
