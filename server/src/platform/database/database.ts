import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { actionsAfterCommit } from './after-commit.ts';
import { watchAvailability } from './availability.ts';
import type { Pooler } from './check-database.ts';
import { createConnectionShares, runAsSystem } from './connection-shares.ts';
import { DatabaseClient } from './database-client.ts';
import { asUnavailable } from './database-errors.ts';
import { endingWithin, PoolDriver } from './pool-driver.ts';
import { PoolExecutor } from './pool-executor.ts';
import { repeatAfterDeadlock } from './repeat.ts';
import type { DB } from './tables.gen.ts';
import { valueTypes } from './value-types.ts';

export type Tables = DB;
export type Db = Kysely<Tables>;

declare const insideTransaction: unique symbol;
/**
 * A connection within a transaction. Kysely's own type would make the compiler compare it with `Db` member by member
 * at every use.
 */
export type Tx = Db & { readonly [insideTransaction]: true };

export type Database = {
  /** For reads and single statements. A statement is repeated after a deadlock, as a transaction is. */
  kysely: Db;
  pool: pg.Pool;
  /** The number of callers that wait for a connection. */
  waiting(): number;
  /**
   * Commits everything that `work` does, or nothing. After a deadlock `work` runs again, so it must have no side
   * effects.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, patience?: Patience): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

export interface Patience {
  /** Replaces the usual time limit for work that no caller waits for. */
  withinMs: number;
}

/** Waiting for a connection and for one statement takes less than 4.5 seconds in total. */
export type DatabaseLimits = {
  /** The time in the queue for a connection. */
  waitMs: number;
  connectMs: number;
  /** PostgreSQL cancels a statement after this time. */
  statementMs: number;
  /** The client cuts the connection after this time, if the server does not even cancel. */
  queryMs: number;
  transactionMs: number;
};

/** The address of a database as plain data that can be passed to a thread. */
export interface DatabaseSource {
  /** The direct address of PostgreSQL, for lasting sessions. */
  connectionString: string;
  /** The pooler for all short work. */
  pooler: Pooler | undefined;
  /** Time limits that differ from the usual ones. */
  limits: DatabaseLimits | undefined;
}

const defaultLimits: DatabaseLimits = {
  waitMs: 2_200,
  connectMs: 1_500,
  statementMs: 2_000,
  queryMs: 2_300,
  transactionMs: 3_500,
};

const probeEveryMs = 200;

export function openDatabase(options: {
  connectionString: string;
  max: number;
  /** Receives background errors. Callers get their own errors. */
  onError?: (error: unknown) => void;
  /** Background work uses longer limits. */
  limits?: Partial<DatabaseLimits>;
  /** Set if the address is a pooler's, where a session lasts for one transaction only. */
  pooler?: Pick<Pooler, 'keepsStatements'> | undefined;
}): Database {
  const limits = { ...defaultLimits, ...options.limits };
  const report = options.onError ?? (() => {});
  const connection: pg.ClientConfig = {
    connectionString: options.connectionString,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.queryMs,
    keepAlive: true,
    types: valueTypes,
    ...(options.pooler ? pooledSession : ownSession(limits)),
  };
  const pool = new pg.Pool({
    ...connection,
    max: options.max,
    idleTimeoutMillis: 60_000,
    Client: DatabaseClient,
  });
  const clients = trackClients(pool, report);
  const availability = watchAvailability({
    probe: () => connectOnce(connection),
    probeEveryMs,
    onLost: (cause) => {
      clients.distrustAll();
      report(cause);
    },
  });
  const shares = createConnectionShares(options.max, limits.waitMs);
  const driver = new PoolDriver({
    pool,
    shares,
    availability,
    isStale: clients.isDistrusted,
    transactionMs: limits.transactionMs,
    ...(options.pooler && { borrowed: { ...options.pooler, limits: limitsOfTransaction(limits) } }),
  });
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const executor = new PoolExecutor(driver);
  const kysely: Db = new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });

  return {
    kysely,
    pool,
    waiting: shares.waiting,
    transaction: (work, patience) =>
      repeatAfterDeadlock(() =>
        endingWithin(patience?.withinMs, async () => {
          let actions: readonly (() => void)[] = [];
          const result = await kysely.transaction().execute((tx) => {
            actions = actionsAfterCommit(tx);
            // The work may need a cache that was just cleared, and must not wait behind its own tenant for it.
            return runAsSystem(() => work(tx as Db as Tx));
          });
          for (const act of actions) act();
          return result;
        }),
      ),
    async ping() {
      const connection = await runAsSystem(() => driver.acquireConnection());
      try {
        await connection.run('select 1');
      } finally {
        await driver.releaseConnection(connection);
      }
    },
    async close() {
      availability.close();
      await pool.end();
      clients.cutRemaining();
    },
  };
}

const idleMs = ({ transactionMs }: DatabaseLimits) => transactionMs + 1_000;

/** PostgreSQL gets its limits once per connection. */
const ownSession = (limits: DatabaseLimits): pg.ClientConfig => ({
  application_name: 'metra',
  statement_timeout: limits.statementMs,
  idle_in_transaction_session_timeout: idleMs(limits),
});

/**
 * A pooler refuses or forgets limits that come with the connection, so each transaction sets its own. That costs no
 * round trip, because the statements are sent together. The application name differs, because a session that a pooler
 * keeps open does not mean that a program is running.
 */
const pooledSession: pg.ClientConfig = { application_name: 'metra pooled', pipeline: true };

const limitsOfTransaction = (limits: DatabaseLimits) =>
  `set local statement_timeout = ${limits.statementMs}; set local idle_in_transaction_session_timeout = ${idleMs(limits)}`;

/** A pool does not list its connections, and an error of a connection without a listener ends the process. */
function trackClients(pool: pg.Pool, report: (error: unknown) => void) {
  const known = new Set<DatabaseClient>();
  const distrusted = new WeakSet<DatabaseClient>();
  pool.on('error', report);
  pool.on('connect', (client) => {
    if (!(client instanceof DatabaseClient)) return;
    known.add(client);
    client.on('error', () => {});
    client.once('end', () => known.delete(client));
  });
  return {
    isDistrusted: (client: DatabaseClient) => distrusted.has(client),
    distrustAll(): void {
      for (const client of known) distrusted.add(client);
    },
    /** A hung server never confirms the end of a connection, and its socket would keep the process alive. */
    cutRemaining(): void {
      setTimeout(() => {
        for (const client of known) client.kill();
      }, 1_000).unref();
    },
  };
}

async function connectOnce(config: pg.ClientConfig): Promise<void> {
  const client = new DatabaseClient(config);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
  } catch (error) {
    client.kill();
    throw asUnavailable(error) ?? error;
  }
}
