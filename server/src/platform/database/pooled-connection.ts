import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import type { DatabaseClient } from './database-client.ts';
import { asUnavailable, DatabaseUnavailable, pgMessages } from './database-errors.ts';
import { type Answer, PreparedQuery } from './prepared-query.ts';
import { repeatAfterDeadlock } from './repeat.ts';
import { statementName } from './statement-names.ts';

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A session that a pooler lends for one transaction, so its settings are sent each time. */
export type BorrowedSession = { limits: string; keepsStatements: boolean };

/** A connection while it is in use. It knows whether it can return to the pool. */
export class PooledConnection implements DatabaseConnection {
  readonly #client: DatabaseClient & pg.PoolClient;
  readonly #onHung: (cause: unknown) => void;
  readonly #onRelease: () => void;
  #deadline: NodeJS.Timeout | undefined;
  #unusable: DatabaseUnavailable | undefined;
  readonly #borrowed: BorrowedSession | undefined;
  #isInTransaction = false;

  constructor(
    client: DatabaseClient & pg.PoolClient,
    onHung: (cause: unknown) => void,
    onRelease: () => void,
    borrowed?: BorrowedSession,
  ) {
    this.#client = client;
    this.#onHung = onHung;
    this.#onRelease = onRelease;
    this.#borrowed = borrowed;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.run(query.sql, query.parameters);
    // A single statement is a transaction of its own and can be repeated. Within a transaction everything has to be
    // repeated.
    const { command, rowCount, rows } = await (this.#isInTransaction ? run() : repeatAfterDeadlock(run));
    return writes.has(command)
      ? { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) }
      : { rows: rows as R[] };
  }

  async run(text: string, parameters: readonly unknown[] = []): Promise<Answer> {
    if (this.#unusable) throw this.#unusable;
    try {
      // pg uses the simple protocol only without values, and a name makes PostgreSQL keep the plan.
      const mayBeNamed = parameters.length > 0 && this.#borrowed?.keepsStatements !== false;
      const name = mayBeNamed ? statementName(text) : undefined;
      // A client of a pooler sends several queries at once, which it only allows for its own.
      if (name && !this.#borrowed) return await this.#runPrepared(new PreparedQuery(name, text, parameters));
      const query = { ...(name && { name }), text, values: [...parameters] };
      return await (this.#borrowed && !this.#isInTransaction
        ? this.#runWithin(this.#borrowed.limits, query)
        : this.#client.query(query));
    } catch (error) {
      throw this.#judge(error);
    }
  }

  async #runPrepared(query: PreparedQuery): Promise<Answer> {
    try {
      this.#client.query(query);
      return await query.answer;
    } catch (error) {
      // The error arises where the answer is read. Its stack shall lead to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** Runs a single statement in a borrowed session. Everything is sent at once and answered at once. */
  async #runWithin(limits: string, query: pg.QueryConfig): Promise<pg.QueryResult> {
    const [begun, answered, ended] = await Promise.allSettled([
      this.#client.query(`begin; ${limits}`),
      this.#client.query(query),
      this.#client.query('commit'),
    ]);
    for (const step of [begun, answered, ended]) if (step.status === 'rejected') throw step.reason;
    return (answered as PromiseFulfilledResult<pg.QueryResult>).value;
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming a query is not supported: page through it, or COPY');
  }

  /** After this time the transaction is cut, however many short queries it contains. */
  startDeadline(milliseconds: number): void {
    this.#isInTransaction = true;
    this.#deadline = setTimeout(() => this.#giveUp(new DatabaseUnavailable('timeout')), milliseconds);
  }

  get isUsable(): boolean {
    return this.#unusable === undefined;
  }

  release(): void {
    clearTimeout(this.#deadline);
    this.#client.release(!this.isUsable);
    this.#onRelease();
  }

  #judge(error: unknown): unknown {
    if (error instanceof Error && error.message === pgMessages.queryTimeout) this.#onHung(error);
    // A migration on another server has changed a table under a kept plan. A new connection makes a new plan.
    const outdatedPlan = error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
    const unavailable = outdatedPlan ? new DatabaseUnavailable('unreachable', error) : asUnavailable(error);
    if (!unavailable) return error;
    // A statement that PostgreSQL has cancelled leaves the connection usable.
    const cancelledByServer = unavailable.reason === 'timeout' && error instanceof pg.DatabaseError;
    if (!cancelledByServer) this.#giveUp(unavailable);
    return this.#unusable ?? unavailable;
  }

  #giveUp(reason: DatabaseUnavailable): void {
    this.#unusable ??= reason;
    this.#client.kill();
  }
}
