import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/app/cluster.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration-files.ts';

let database: TestDatabase;
let connectionString: string;

beforeEach(async () => {
  database = await createEmptyDatabase({ connectionString: inject('testCluster') });
  connectionString = database.connectionString;
});

afterEach(() => database.drop());

async function query(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

const migration = (version: number, sql: string): Migration => ({
  version,
  name: 'some',
  sql,
  checksum: sql,
});
const first = migration(1, 'create table a (id int); select pg_sleep(0.2)');
const second = migration(2, 'create table b (id int)');

describe('migrating', () => {
  it('migrates an empty database to the newest schema, and then has nothing to do', async () => {
    const { applied, version } = await migrate({ connectionString });
    expect(applied[0]).toBe('0001_organisations_and_accounts.sql');
    expect(applied).toHaveLength(version);
    expect(await migrate({ connectionString })).toEqual({ applied: [], version });
  });

  it('happens once when several servers start together', async () => {
    const servers = Array.from({ length: 4 }, () =>
      migrate({ connectionString, migrations: [first, second] }),
    );
    const results = await Promise.all(servers);
    expect(results.flatMap(({ applied }) => applied)).toEqual(['0001_some.sql', '0002_some.sql']);
  });

  it('leaves nothing of a migration that fails, and says which and where', async () => {
    const broken = migration(2, 'create table half (id int);\nselect no_such_thing');
    const failing = migrate({ connectionString, migrations: [first, broken] });
    await expect(failing).rejects.toThrow(
      /0002_some\.sql failed and was undone: .*no_such_thing.*\(line 2\)/,
    );
    expect(await query(`select to_regclass('half') as half, to_regclass('a') as a`)).toMatchObject({
      rows: [{ half: null, a: 'a' }],
    });
    expect((await migrate({ connectionString, migrations: [first, second] })).applied).toEqual([
      '0002_some.sql',
    ]);
  });

  it('refuses when an applied file was changed', async () => {
    await migrate({ connectionString, migrations: [first] });
    const changed = migrate({ connectionString, migrations: [migration(1, 'create table c (id int)')] });
    await expect(changed).rejects.toThrow('0001_some.sql was changed after it had been applied');
  });

  it('refuses when the database is newer than the program', async () => {
    await migrate({ connectionString, migrations: [first, second] });
    const older = migrate({ connectionString, migrations: [first] });
    await expect(older).rejects.toThrow('The database is newer than this program');
  });
});
