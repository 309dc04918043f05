import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { actionsAfterCommit } from './after-commit.ts';
import { watchAvailability } from './availability.ts';
import type { Pooler } from './check-database.ts';
import { createConnectionShares, runAsSystem } from './connection-shares.ts';
import { DatabaseClient } from './database-client.ts';
import { asUnavailable } from './database-errors.ts';
import { FairDriver } from './fair-driver.ts';
import { endingWithin } from './pool-driver.ts';
import { repeatAfterDeadlock } from './repeat.ts';
import type { DB } from './tables.gen.ts';
import { valueTypes } from './value-types.ts';

export type Tables = DB;
export type Db = Kysely<Tables>;

declare const insideTransaction: unique symbol;
/** A connection within a transaction. Kysely's own type would be compared with `Db` member by member wherever it is used as one. */
export type Tx = Db & { readonly [insideTransaction]: true };

export type Database = {
  /** For reading, and for what is one statement: that runs again after a deadlock, as a transaction does. */
  kysely: Db;
  pool: pg.Pool;
  /** How many wait for a connection. */
  waiting(): number;
  /** Commits what `work` did, all of it or nothing. Work may run again after a deadlock: no side effects in it. */
  transaction<T>(work: (tx: Tx) => Promise<T>, patience?: Patience): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

export interface Patience {
  /** Instead of the usual limit, where nobody waits for an answer. */
  withinMs: number;
}

/** Waiting for a connection and then for one statement stays below 4.5 seconds. */
export type DatabaseLimits = {
  /** In line for a connection that others have. */
  waitMs: number;
  connectMs: number;
  /** Told to PostgreSQL, which then cancels the statement. */
  statementMs: number;
  /** Ours, for a server that does not even cancel: the connection is cut. */
  queryMs: number;
  transactionMs: number;
};

/** Where a database is, as plain data: a thread can be told of it. */
export interface DatabaseSource {
  /** Of PostgreSQL itself, for sessions that have to last. */
  connectionString: string;
  /** Stands between the program and PostgreSQL for everything that is short. */
  pooler: Pooler | undefined;
  /** Other time limits than the usual ones. */
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
  /** Told what goes wrong in the background; callers get their own errors. */
  onError?: (error: unknown) => void;
  /** Longer ones suit background work. */
  limits?: Partial<DatabaseLimits>;
  /** Set: the address is a pooler's, and no session is ours for longer than a transaction. */
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
  const driver = new FairDriver(
    {
      pool,
      availability,
      isStale: clients.isDistrusted,
      transactionMs: limits.transactionMs,
      ...(options.pooler && { borrowed: { ...options.pooler, limits: limitsOfTransaction(limits) } }),
    },
    shares,
  );
  const kysely: Db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

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
            // Should it need what is kept in memory and was just dropped, it must not wait behind its own tenant for it.
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

/** PostgreSQL is told its limits once, with the connection. */
const ownSession = (limits: DatabaseLimits): pg.ClientConfig => ({
  application_name: 'metra',
  statement_timeout: limits.statementMs,
  idle_in_transaction_session_timeout: idleMs(limits),
});

/**
 * A pooler refuses limits that come with the connection, or forgets them: each transaction states its own. To state them
 * costs no round trip, because what belongs together is sent together. A session that a pooler keeps open has a name of
 * its own: it does not mean that a program is running.
 */
const pooledSession: pg.ClientConfig = { application_name: 'metra pooled', pipeline: true };

const limitsOfTransaction = (limits: DatabaseLimits) =>
  `set local statement_timeout = ${limits.statementMs}; set local idle_in_transaction_session_timeout = ${idleMs(limits)}`;

/** A pool tells nobody which connections it has, and one without a listener for its errors ends the process. */
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
    /** A hung server never answers the goodbye, and its socket would keep the process alive. */
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
