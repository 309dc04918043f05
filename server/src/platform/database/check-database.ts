import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type AddressSetting, DatabaseRefused, refusalOf } from './refusal.ts';

const oldestMajor = 17;

/** A pooler between the program and PostgreSQL, which lends a session for one transaction only. */
export type Pooler = {
  connectionString: string;
  /** True if it supports named statements across sessions, as PgBouncer does from 1.21 on if configured. */
  keepsStatements: boolean;
};

type Facts = {
  version: number;
  pid: number;
  /** Identifies a database, whatever address was used. */
  identity: string;
};

/** Fails with one sentence that says why the configured database cannot be used. */
export async function checkDatabase(connectionString: string, setting: AddressSetting): Promise<void> {
  await asking(connectionString, setting, async (client) => void (await factsOfDirect(client, setting)));
}

/** The same check for a database behind a pooler, which also needs a direct address for lasting sessions. */
export async function checkPooler(url: string, directUrl: string): Promise<Pooler> {
  const direct = await asking(directUrl, 'DATABASE_DIRECT_URL', (client) =>
    factsOfDirect(client, 'DATABASE_DIRECT_URL'),
  );
  return asking(url, 'DATABASE_URL', async (client) => {
    const { identity } = await factsOf(client);
    if (identity !== direct.identity) {
      throw new DatabaseRefused(
        'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: correct one of them.',
      );
    }
    return { connectionString: url, keepsStatements: await keepsStatements(client) };
  });
}

async function factsOfDirect(client: pg.Client, setting: AddressSetting): Promise<Facts> {
  const facts = await factsOf(client);
  if (facts.version < oldestMajor) {
    throw new DatabaseRefused(
      `${setting} leads to PostgreSQL ${facts.version}: PostgreSQL ${oldestMajor} or newer is needed.`,
    );
  }
  // If the backend's id differs from the session's, a pooler is in between.
  if (facts.pid === Reflect.get(client, 'processID')) return facts;
  throw new DatabaseRefused(
    setting === 'DATABASE_URL'
      ? 'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the PostgreSQL behind it.'
      : 'DATABASE_DIRECT_URL leads to a connection pooler: it has to be the address of PostgreSQL itself.',
  );
}

async function factsOf(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int / 10000 as version, pg_backend_pid() as pid,
            format('%s %s', pg_postmaster_start_time(), (select oid from pg_database where datname = current_database())) as identity`,
  );
  return rows[0] as Facts;
}

/** A pooler that keeps statements renames them; one that does not passes our names on. */
async function keepsStatements(client: pg.Client): Promise<boolean> {
  const name = `metra_${randomBytes(8).toString('hex')}`;
  await client.query('begin');
  try {
    await client.query({ name, text: 'select $1::int', values: [1] });
    const { rowCount } = await client.query('select from pg_prepared_statements where name = $1', [name]);
    if (rowCount === 0) return true;
    await client.query(`deallocate ${pg.escapeIdentifier(name)}`);
    return false;
  } finally {
    await client.query('rollback');
  }
}

async function asking<T>(
  connectionString: string,
  setting: AddressSetting,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      application_name: 'metra-check',
    });
    // Without a listener a lost connection would end the process. The caller gets the error anyway.
    client.on('error', () => {});
    await client.connect();
    return await ask(client);
  } catch (error) {
    throw error instanceof DatabaseRefused ? error : refusalOf(error, setting, client);
  } finally {
    await client?.end().catch(() => {});
  }
}
