import { Socket } from 'node:net';
import pg from 'pg';

/** A connection that can be cut at once, because an orderly end would wait for a hung server. */
export class DatabaseClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  get isAlive(): boolean {
    return !this.#socket.destroyed;
  }

  kill(): void {
    this.#socket.destroy();
  }
}
