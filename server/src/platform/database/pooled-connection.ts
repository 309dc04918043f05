import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import type { DatabaseClient } from './database-client.ts';
import { asUnavailable, DatabaseUnavailable, pgMessages } from './database-errors.ts';
import { repeatAfterDeadlock } from './repeat.ts';
import { statementName } from './statement-names.ts';

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** One connection while it is lent out: knows whether it may go back to the pool. */
export class PooledConnection implements DatabaseConnection {
  readonly #client: DatabaseClient & pg.PoolClient;
  readonly #onHung: (cause: unknown) => void;
  #deadline: NodeJS.Timeout | undefined;
  #unusable: DatabaseUnavailable | undefined;
  #isInTransaction = false;

  constructor(client: DatabaseClient & pg.PoolClient, onHung: (cause: unknown) => void) {
    this.#client = client;
    this.#onHung = onHung;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.run(query.sql, query.parameters);
    // A statement on its own is a transaction; within one, all of it has to be done again.
    const { command, rowCount, rows } = await (this.#isInTransaction ? run() : repeatAfterDeadlock(run));
    return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  async run(text: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    if (this.#unusable) throw this.#unusable;
    try {
      // pg accepts a simple query only without values, and a name makes PostgreSQL keep the plan.
      const name = parameters.length > 0 ? statementName(text) : undefined;
      return await this.#client.query(
        name ? { name, text, values: [...parameters] } : { text, values: [...parameters] },
      );
    } catch (error) {
      throw this.#judge(error);
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming a query is not supported: page through it, or COPY');
  }

  /** After this long the transaction is cut, however many short queries it is made of. */
  startDeadline(milliseconds: number): void {
    this.#isInTransaction = true;
    this.#deadline = setTimeout(() => this.#giveUp(new DatabaseUnavailable('timeout')), milliseconds);
  }

  get isUsable(): boolean {
    return this.#unusable === undefined;
  }

  release(discard: boolean): void {
    clearTimeout(this.#deadline);
    this.#client.release(discard || !this.isUsable);
  }

  #judge(error: unknown): unknown {
    if (error instanceof Error && error.message === pgMessages.queryTimeout) this.#onHung(error);
    // A migration elsewhere changed a table under a kept plan: a fresh connection plans anew.
    const outdatedPlan = error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
    const unavailable = outdatedPlan ? new DatabaseUnavailable('unreachable', error) : asUnavailable(error);
    if (!unavailable) return error;
    // A statement that PostgreSQL itself cancelled leaves the connection in order.
    const cancelledByServer = unavailable.reason === 'timeout' && error instanceof pg.DatabaseError;
    if (!cancelledByServer) this.#giveUp(unavailable);
    return this.#unusable ?? unavailable;
  }

  #giveUp(reason: DatabaseUnavailable): void {
    this.#unusable ??= reason;
    this.#client.kill();
  }
}
