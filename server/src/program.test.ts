import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../test/cluster.ts';
import { patientLimits } from '../test/patience.ts';
import { readModuleSettings } from './module-settings.ts';
import { readConfiguration } from './platform/configuration.ts';
import { startProgram } from './program.ts';

async function anEmptyDatabase() {
  const database = await createEmptyDatabase({ connectionString: inject('testCluster') });
  onTestFinished(() => database.drop());
  return database.connectionString;
}

async function aServerOn(connectionString: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'metra-program-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const environment = {
    NODE_ENV: 'test',
    PORT: '0',
    DEMO: 'true',
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
  };
  const configuration = readConfiguration(environment);
  const program = await startProgram(
    configuration,
    readModuleSettings(environment),
    pino({ level: 'silent' }),
    { databaseLimits: patientLimits },
  );
  onTestFinished(() => program.close());
  return program;
}

test('servers that meet an empty database at the same moment all come up, with one demo', async () => {
  const connectionString = await anEmptyDatabase();
  const servers = await Promise.all([1, 2].map(() => aServerOn(connectionString)));

  for (const { address, demoAccounts } of servers) {
    expect((await fetch(`${address}/health`, { headers: { connection: 'close' } })).status).toBe(200);
    expect(demoAccounts.map(({ password }) => password)).not.toContain(null);
  }
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int, count(distinct email)::int as people from accounts',
  );
  await client.end();
  expect(rows).toEqual([{ count: 4, people: 4 }]);
});
