import type { ConnectionShares } from './connection-shares.ts';
import { PoolDriver, type PoolDriverNeeds } from './pool-driver.ts';
import type { PooledConnection } from './pooled-connection.ts';

/** A driver whose connections are lent out by shares. */
export class FairDriver extends PoolDriver {
  readonly #shares: ConnectionShares;
  readonly #lent = new WeakMap<PooledConnection, () => void>();

  constructor(needs: PoolDriverNeeds, shares: ConnectionShares) {
    super(needs);
    this.#shares = shares;
  }

  override async acquireConnection(): Promise<PooledConnection> {
    const giveBack = await this.#shares.take();
    try {
      const connection = await super.acquireConnection();
      this.#lent.set(connection, giveBack);
      return connection;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  override async releaseConnection(connection: PooledConnection): Promise<void> {
    await super.releaseConnection(connection);
    this.#lent.get(connection)?.();
  }
}
