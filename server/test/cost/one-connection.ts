import type pg from 'pg';
import { DatabaseClient } from '../../src/platform/database/database-client.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { isByTheWay, textOf } from '../app/sent-statements.ts';
import { savepointsForTransactions } from './savepoints.ts';

export interface DatabaseWork {
  statements: number;
  /** The rows of tables that PostgreSQL read, from the table or through an index, whatever it then did with them. */
  rows: number;
}

export interface OneConnection {
  /**
   * Undoes everything that the work does in the database. Within another call, only the part of the inner call is
   * undone first.
   */
  undone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Counts what the application does in the database; it is called within `undone`. */
  counted<Result>(work: () => Promise<Result>): Promise<DatabaseWork & { result: Result }>;
  close(): void;
}

type Answer = Promise<pg.QueryResult>;
type Query = (this: DatabaseClient, query: unknown, values?: unknown) => Answer;
type Callback = (error: unknown, result?: pg.QueryResult) => void;

/**
 * The plans must depend neither on earlier calls nor on how much of a table is visible to everyone. Among many
 * organisations, PostgreSQL uses the indexes.
 */
const settings = [
  'set idle_in_transaction_session_timeout = 0',
  'set enable_seqscan = off',
  'set enable_indexonlyscan = off',
  'set max_parallel_workers_per_gather = 0',
];

const relations = `
  select array_agg(c.oid::bigint) as all,
    array_agg(c.oid::bigint) filter (where c.relkind <> 'i') as tables
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm', 'i') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** A plan for the values of the call does not depend on earlier calls, but takes longer than one for all values. */
const rowsRead = ({ tables, all }: Record<'tables' | 'all', number[]>, planning: string) => `
  select set_config('plan_cache_mode', '${planning}', false),
    (select coalesce(sum(pg_stat_get_xact_tuples_returned(id)), 0) from unnest('{${tables}}'::oid[]) id)
    + (select coalesce(sum(pg_stat_get_xact_tuples_fetched(id)), 0) from unnest('{${all}}'::oid[]) id) as read`;

/**
 * Lets the application use a single connection with one open transaction, so that every call finds the same data and
 * can be repeated. No notification is sent to other servers.
 */
export async function oneConnection({
  database: { pool },
}: Pick<Platform, 'database'>): Promise<OneConnection> {
  const borrowed = await pool.connect();
  const own = borrowed as unknown as DatabaseClient;
  const original = DatabaseClient.prototype.query as unknown as Query;
  let previous: Promise<unknown> = Promise.resolve();
  const run = (query: unknown, values?: unknown): Answer => {
    const answer = previous.then(() => original.call(own, query, values));
    previous = answer.catch(() => undefined);
    return answer;
  };
  for (const text of settings) await run(text);
  const { rows } = await run(relations);
  const counting = {
    begins: { name: 'counting-begins', text: rowsRead(rows[0], 'force_custom_plan') },
    ends: { name: 'counting-ends', text: rowsRead(rows[0], 'auto') },
  };
  const rowsReadSoFar = async (when: keyof typeof counting) =>
    Number((await run(counting[when])).rows[0].read);

  let depth = 0;
  let statements = 0;
  let rowsByTheWay = 0;
  let isCounting = false;
  const translated = savepointsForTransactions();

  /** Only a client that is checked out of the pool can be released; the others listen for notifications. */
  const isOfPool = (client: DatabaseClient) => client !== own && 'release' in client;

  function runAsCounted(asked: unknown, values: unknown): Answer {
    statements += 1;
    return run(asked, values);
  }

  /** A session is read again at some calls and not at others. */
  async function runByTheWay(asked: unknown, values: unknown): Answer {
    if (!isCounting) return run(asked, values);
    const before = await rowsReadSoFar('begins');
    const result = await run(asked, values);
    rowsByTheWay += (await rowsReadSoFar('begins')) - before;
    return result;
  }

  function query(this: DatabaseClient, asked: unknown, values?: unknown, callback?: Callback) {
    if (depth === 0 || !isOfPool(this)) return Reflect.apply(original, this, [asked, values, callback]);
    const answer = isByTheWay(textOf(asked))
      ? runByTheWay(asked, values)
      : runAsCounted(translated(this, asked), values);
    if (!callback) return answer;
    answer.then((result) => callback(undefined, result), callback);
    return undefined;
  }
  DatabaseClient.prototype.query = query as unknown as typeof DatabaseClient.prototype.query;

  return {
    async undone(work) {
      const savepoint = `undone_${depth}`;
      await run(depth === 0 ? 'begin' : `savepoint ${savepoint}`);
      depth += 1;
      try {
        return await work();
      } finally {
        depth -= 1;
        await run(depth === 0 ? 'rollback' : `rollback to savepoint ${savepoint}`);
      }
    },
    async counted(work) {
      const rowsBefore = await rowsReadSoFar('begins');
      statements = 0;
      rowsByTheWay = 0;
      isCounting = true;
      const result = await work();
      isCounting = false;
      return { result, statements, rows: (await rowsReadSoFar('ends')) - rowsBefore - rowsByTheWay };
    },
    close() {
      DatabaseClient.prototype.query = original as unknown as typeof DatabaseClient.prototype.query;
      borrowed.release(true);
    },
  };
}
