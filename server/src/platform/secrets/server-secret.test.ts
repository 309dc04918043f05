import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientLimits } from '../../../test/app/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { loadServerSecret } from './server-secret.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

test('servers that start together agree on one secret for each name', async () => {
  const { connectionString } = testDatabase;
  const servers = [1, 2].map(() => openDatabase({ connectionString, max: 5, limits: patientLimits }));
  const secrets = await Promise.all(
    servers.flatMap(({ kysely }) => [1, 2, 3].map(() => loadServerSecret(kysely, 'download-links'))),
  );
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  for (const { kysely } of servers) {
    expect(await loadServerSecret(kysely, 'something-else')).not.toEqual(secrets[0]);
  }
  await Promise.all(servers.map((server) => server.close()));
});
