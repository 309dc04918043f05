import { afterCommit } from './database/after-commit.ts';
import type { Db } from './database/database.ts';
import { listen, notify } from './database/notifications.ts';
import type { Log } from './log.ts';

/** Topics of changes. All servers of a database receive them and clear their caches. */
const topics = ['catalogue', 'content', 'offers', 'sessions'] as const;
export type Topic = (typeof topics)[number];

/** Null means that messages may have been missed, so anything may have changed. */
export type SignalHandler = (payload: string | null) => void;

export interface Signals {
  /** All servers receive the signal after the commit: this one at once, and again when its message returns. */
  send(db: Db, topic: Topic, ...payloads: readonly string[]): Promise<void>;
  on(topic: Topic, handler: SignalHandler): void;
  /** False while messages may be missed. Caches must not be used then. */
  readonly connected: boolean;
  close(): Promise<void>;
}

const channel = 'metra';

export async function openSignals(connectionString: string, log: Pick<Log, 'warn'>): Promise<Signals> {
  const handlers = new Map<Topic, SignalHandler[]>(topics.map((topic) => [topic, []]));
  const tell = (topic: Topic, payload: string | null) => {
    for (const handle of handlers.get(topic) ?? []) handle(payload);
  };
  const listening = await listen(connectionString, channel, {
    onMessage: (message) => {
      const topic = topics.find((each) => message.startsWith(`${each}:`));
      if (topic) tell(topic, message.slice(topic.length + 1));
    },
    onReconnect: () => {
      for (const topic of topics) tell(topic, null);
    },
    onError: (error) => log.warn({ reason: String(error) }, 'signals'),
  });
  return {
    async send(db, topic, ...payloads) {
      const told = payloads.length > 0 ? payloads : [''];
      await notify(db, channel, ...told.map((payload) => `${topic}:${payload}`));
      // The message returns over another connection, possibly after the answer. A caller who reads again at once must
      // not get the old state from this server's cache.
      afterCommit(db, () => {
        for (const payload of told) tell(topic, payload);
      });
    },
    on: (topic, handler) => void handlers.get(topic)?.push(handler),
    get connected() {
      return listening.connected;
    },
    close: () => listening.close(),
  };
}
