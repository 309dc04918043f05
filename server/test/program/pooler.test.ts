import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { readModuleSettings } from '../../src/module-settings.ts';
import { readConfiguration } from '../../src/platform/configuration.ts';
import { checkPooler } from '../../src/platform/database/check-database.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { reachDatabase } from '../../src/platform/database/reach-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { type Program, startProgram } from '../../src/program.ts';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../app/cluster.ts';
import { patience, patientLimits } from '../app/patience.ts';
import { readOutbox } from '../readers/read-outbox.ts';
import { type RunningPgBouncer, startPgBouncer } from './pgbouncer.ts';
import { temporaryFolder } from './run-program.ts';

const application = { 'x-application-id': 'mc_esg' };

async function poolerBefore(database: TestDatabase, settings?: Record<string, string>) {
  const pooler = await startPgBouncer(database.connectionString, settings);
  onTestFinished(() => pooler.stop());
  return pooler;
}

describe('servers behind a transaction pooler', () => {
  let database: TestDatabase;
  let pooler: RunningPgBouncer;
  let servers: Program[];
  const folder = temporaryFolder();

  beforeAll(async () => {
    database = await createEmptyDatabase({ connectionString: inject('testCluster') });
    // There are fewer sessions than the servers have connections, so the sessions are shared.
    pooler = await startPgBouncer(database.connectionString, { default_pool_size: '3' });
    const environment = {
      NODE_ENV: 'test',
      PORT: '0',
      DEMO: 'true',
      DATABASE_URL: pooler.urlOf(),
      DATABASE_DIRECT_URL: database.connectionString,
      DATA_DIR: folder.path,
    };
    const start = () =>
      startProgram(
        readConfiguration(environment),
        readModuleSettings(environment),
        createLog('silent', 'test'),
        { databaseLimits: patientLimits },
      );
    servers = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await pooler.stop();
    await database.drop();
    folder.remove();
  });

  const addressOf = (server: number) => servers[server]?.address ?? '';
  async function call(server: number, method: string, path: string, token?: string, body?: object) {
    return fetch(`${addressOf(server)}/api/v1${path}`, {
      method,
      headers: {
        ...application,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
  const member = () => servers[0]?.demoAccounts.find(({ email }) => email === 'member@metra.example');
  async function signIn(server: number): Promise<string> {
    const { email: username, password } = member() ?? {};
    const answer = await call(server, 'POST', '/auth/login', undefined, { username, password });
    expect(answer.status).toBe(200);
    return answer.headers.get('auth-token') ?? '';
  }

  test('that meet an empty database at the same moment all come up, with one demo', async () => {
    for (const { address, demoAccounts } of servers) {
      expect((await fetch(`${address}/health`, { headers: { connection: 'close' } })).status).toBe(200);
      expect(demoAccounts.map(({ password }) => password)).not.toContain(null);
    }
    const client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    const { rows } = await client.query(
      'select count(*)::int, count(distinct email)::int as people from accounts',
    );
    await client.end();
    expect(rows).toEqual([{ count: 4, people: 4 }]);
  });

  test('let people sign in, write and read, many at once', async () => {
    const token = await signIn(0);
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const path = `/my/organisation/storage/pooled.n${n % 8}`;
        const written = await call(n % 2, 'PUT', path, token, { value: JSON.stringify({ n }) });
        const read = await call((n + 1) % 2, 'GET', path, token);
        return [written.status, read.status];
      }),
    );
    expect([...new Set(statuses.flat())]).toEqual([200]);
  });

  test('hear each other', async () => {
    const token = await signIn(0);
    expect((await call(1, 'GET', '/auth/login', token)).status).toBe(200);
    expect((await call(0, 'POST', '/auth/logout', token)).status).toBe(204);
    await vi.waitFor(
      async () => expect((await call(1, 'GET', '/auth/login', token)).status).toBe(401),
      patience,
    );
  });

  test('do their jobs', async () => {
    await call(0, 'POST', '/account/password-recovery/initiate', undefined, { username: member()?.email });
    await vi.waitFor(
      async () =>
        expect((await readOutbox(join(folder.path, 'outbox'))).map(({ to }) => to)).toContain(
          member()?.email,
        ),
      patience,
    );
  });

  test('end without harm to the others', async () => {
    await servers.pop()?.close();
    expect((await fetch(`${addressOf(0)}/health`)).status).toBe(200);
  });
});

describe('a database behind a pooler', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase({ connectionString: inject('testCluster') });
  });
  afterAll(() => database.drop());

  async function opened(settings?: Record<string, string>) {
    const pooler = await checkPooler(
      (await poolerBefore(database, settings)).urlOf(),
      database.connectionString,
    );
    const own = openDatabase({ connectionString: pooler.connectionString, max: 5, pooler });
    onTestFinished(() => own.close());
    return own;
  }

  test('keeps its time limits, for a statement of its own as within a transaction', async () => {
    const { kysely, transaction } = await opened();
    const tooLong = { name: 'DatabaseUnavailable', reason: 'timeout' };
    await expect(sql`select pg_sleep(30)`.execute(kysely)).rejects.toMatchObject(tooLong);
    await expect(transaction((tx) => sql`select pg_sleep(30)`.execute(tx))).rejects.toMatchObject(tooLong);
    const { rows } = await sql<{ running: number }>`
      select count(*)::int as running from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep(30)%' and pid <> pg_backend_pid() and state = 'active'`.execute(
      kysely,
    );
    expect(rows).toEqual([{ running: 0 }]);
  });

  test('leaves no limit behind in a session that someone else gets next', async () => {
    const pooler = await poolerBefore(database, { default_pool_size: '1' });
    const facts = await checkPooler(pooler.urlOf(), database.connectionString);
    const own = openDatabase({ connectionString: pooler.urlOf(), max: 5, pooler: facts });
    onTestFinished(() => own.close());
    await own.kysely.selectFrom('goals').select('id').limit(1).execute();
    const other = new pg.Client({ connectionString: pooler.urlOf() });
    await other.connect();
    const { rows } = await other.query('show statement_timeout');
    await other.end();
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });

  test('does whole what a statement of its own does, or nothing', async () => {
    const { kysely } = await opened();
    const add = (name: string) =>
      kysely
        .insertInto('seeds')
        .values({ name, content_hash: 'x' })
        .returning('name')
        .executeTakeFirstOrThrow();
    expect(await add('pooled')).toEqual({ name: 'pooled' });
    await expect(add('pooled')).rejects.toMatchObject({ code: '23505' });
    const { numUpdatedRows } = await kysely
      .updateTable('seeds')
      .set({ content_hash: 'y' })
      .where('name', '=', 'pooled')
      .executeTakeFirstOrThrow();
    expect(Number(numUpdatedRows)).toBe(1);
  });

  test('gets the same statement again and again, in whatever session', async () => {
    const { kysely } = await opened({ default_pool_size: '3' });
    const numbers = Array.from({ length: 100 }, (_, number) => number);
    const ask = async (number: number) =>
      (await sql<{ same: number }>`select ${number}::int as same`.execute(kysely)).rows[0]?.same;
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
  });
});

describe('a pooler in the wrong place is told in one sentence', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase({ connectionString: inject('testCluster') });
  });
  afterAll(() => database.drop());

  const told = (settings: Record<string, string>) =>
    expect(reachDatabase(readConfiguration(settings), createLog('silent', 'test'))).rejects;
  const refused = (message: unknown) => ({ name: 'DatabaseRefused', message });

  test('without an address of PostgreSQL itself', async () => {
    const pooler = await poolerBefore(database);
    await told({ DATABASE_URL: pooler.urlOf() }).toMatchObject(
      refused(
        'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the PostgreSQL behind it.',
      ),
    );
  });

  test('as the address of PostgreSQL itself', async () => {
    const pooler = await poolerBefore(database, { ignore_startup_parameters: 'statement_timeout' });
    const url = pooler.urlOf();
    await told({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }).toMatchObject(
      refused(
        'DATABASE_DIRECT_URL leads to a connection pooler: it has to be the address of PostgreSQL itself.',
      ),
    );
  });

  test('with another database behind it', async () => {
    const other = await createEmptyDatabase({ connectionString: inject('testCluster') });
    onTestFinished(() => other.drop());
    const pooler = await poolerBefore(other);
    const settings = { DATABASE_URL: pooler.urlOf(), DATABASE_DIRECT_URL: database.connectionString };
    await told(settings).toMatchObject(
      refused('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: correct one of them.'),
    );
  });

  test('that knows no such database', async () => {
    const pooler = await poolerBefore(database);
    const settings = {
      DATABASE_URL: pooler.urlOf({ database: 'elsewhere' }),
      DATABASE_DIRECT_URL: database.connectionString,
    };
    const sentence =
      /^There is no database elsewhere at 127\.0\.0\.1:\d+: create it, or correct DATABASE_URL\.$/;
    await told(settings).toMatchObject(refused(expect.stringMatching(sentence)));
  });
});
