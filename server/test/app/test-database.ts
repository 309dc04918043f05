import { inject } from 'vitest';
import { createDatabase, type TestDatabase } from './cluster.ts';

export type { TestDatabase } from './cluster.ts';

/** A migrated and seeded database for this test file. Drop it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase({ connectionString: inject('testCluster') });
}
