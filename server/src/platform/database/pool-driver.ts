import { AsyncLocalStorage } from 'node:async_hooks';
import type { Driver, TransactionSettings } from 'kysely';
import type pg from 'pg';
import type { Availability } from './availability.ts';
import type { ConnectionShares } from './connection-shares.ts';
import type { DatabaseClient } from './database-client.ts';
import { asUnavailable, TransactionAborted } from './database-errors.ts';
import { type BorrowedSession, PooledConnection } from './pooled-connection.ts';

export type PoolDriverNeeds = {
  pool: pg.Pool;
  shares: ConnectionShares;
  availability: Availability;
  /** True for connections from before an outage, which may be dead without knowing it. */
  isStale: (client: DatabaseClient) => boolean;
  transactionMs: number;
  /** Set if sessions belong to a pooler. */
  borrowed?: BorrowedSession;
};

const wishedMs = new AsyncLocalStorage<number | undefined>();

/** Transactions inside the work get this time limit; undefined means the usual one. */
export const endingWithin = <T>(milliseconds: number | undefined, work: () => T): T =>
  wishedMs.run(milliseconds, work);

export class PoolDriver implements Driver {
  readonly #needs: PoolDriverNeeds;

  constructor(needs: PoolDriverNeeds) {
    this.#needs = needs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    const { availability, borrowed } = this.#needs;
    const giveBack = await this.#needs.shares.take();
    try {
      const client = await this.#freshClient();
      return new PooledConnection(client, (cause) => availability.markLost(cause), giveBack, borrowed);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async #freshClient(): Promise<DatabaseClient & pg.PoolClient> {
    const { pool, availability, isStale } = this.#needs;
    for (;;) {
      availability.refuseWhileLost();
      const client = (await pool.connect().catch((error) => {
        throw this.#judgeConnecting(error);
      })) as DatabaseClient & pg.PoolClient;
      if (!isStale(client)) return client;
      client.kill();
      client.release(true);
    }
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    connection.startDeadline(wishedMs.getStore() ?? this.#needs.transactionMs);
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const begin = `begin${isolation} ${settings.accessMode ?? ''}`.trimEnd();
    const { borrowed } = this.#needs;
    await connection.run(borrowed ? `${begin}; ${borrowed.limits}` : begin);
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    const { command } = await connection.run('commit');
    if (command === 'ROLLBACK') throw new TransactionAborted();
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    // A broken connection is closed and PostgreSQL rolls back. The first error is the one to report.
    if (connection.isUsable) await connection.run('rollback').catch(() => {});
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#needs.pool.end();
  }

  #judgeConnecting(error: unknown): unknown {
    const unavailable = asUnavailable(error);
    const full = unavailable?.reason === 'busy' || isTooManyConnections(error);
    if (!full) this.#needs.availability.markLost(error);
    return unavailable ?? error;
  }
}

function isTooManyConnections(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53300';
}
