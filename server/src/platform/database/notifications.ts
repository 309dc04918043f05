import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import { DatabaseClient } from './database-client.ts';

export interface Listening {
  /** False while messages may be missed. Caches must not be used then. */
  readonly connected: boolean;
  close(): Promise<void>;
}

export interface ListenHandlers {
  onMessage: (payload: string) => void;
  /**
   * The listener calls this before messages arrive again. Messages in between are lost, so all caches must be
   * cleared.
   */
  onReconnect: () => void;
  onError?: (error: unknown) => void;
}

const firstRetryMs = 100;
const slowestRetryMs = 1_000;
/** A heartbeat detects a connection that died silently. */
const heartbeatMs = 2_000;
const answerMs = 2_000;
/** At the start there is no cache to fall back on, so a busy database gets more time. */
const firstAnswerMs = 10_000;

/**
 * All listeners including this server receive the message when the transaction commits, and nobody does after a
 * rollback.
 */
export async function notify(db: Db, channel: string, ...payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`.execute(db);
}

/** Listens to a channel on its own connection, which reconnects automatically. */
export async function listen(
  connectionString: string,
  channel: string,
  handlers: ListenHandlers,
): Promise<Listening> {
  const closing = new AbortController();
  let client = await subscribe(connectionString, channel, handlers.onMessage, firstAnswerMs);
  let connected = true;

  async function keepListening(): Promise<void> {
    for (;;) {
      await untilLost(client, closing.signal);
      connected = false;
      const next = await reconnect();
      if (!next) return;
      client = next;
      handlers.onReconnect();
      connected = true;
    }
  }

  async function reconnect(): Promise<DatabaseClient | undefined> {
    for (let delay = firstRetryMs; !closing.signal.aborted; delay = Math.min(delay * 2, slowestRetryMs)) {
      try {
        return await subscribe(connectionString, channel, handlers.onMessage, answerMs);
      } catch (error) {
        handlers.onError?.(error);
        await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
    return undefined;
  }

  const listening = keepListening();
  return {
    get connected() {
      return connected && client.isAlive;
    },
    async close() {
      closing.abort();
      await listening;
      client.kill();
    },
  };
}

async function subscribe(
  connectionString: string,
  channel: string,
  onMessage: (payload: string) => void,
  patienceMs: number,
): Promise<DatabaseClient> {
  const client = new DatabaseClient({
    connectionString,
    connectionTimeoutMillis: patienceMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'metra listener',
  });
  // The reader detects the end of the connection. Without a listener the error would end the process.
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    client.kill();
    throw error;
  }
}

async function untilLost(client: DatabaseClient, closing: AbortSignal): Promise<void> {
  const lost = new AbortController();
  client.once('end', () => lost.abort());
  const stop = AbortSignal.any([lost.signal, closing]);
  try {
    while (client.isAlive && !stop.aborted) {
      await wait(heartbeatMs, undefined, { signal: stop });
      await client.query('select 1');
    }
  } catch {
    client.kill();
  }
}
