import { runAsSystem } from './database/connection-shares.ts';
import type { Signals, Topic } from './signals.ts';

/**
 * Caches what is expensive to read and rarely changes, per key, until a signal says that it changed. The cache is not
 * used while signals cannot be received. It holds at most `most` keys and drops the oldest first.
 */
export function cachedUntilSignal<Key, Value>(
  signals: Signals,
  topics: readonly Topic[],
  read: (key: Key) => Promise<Value>,
  most = Number.POSITIVE_INFINITY,
) {
  const values = new Map<Key, Promise<Value>>();
  for (const topic of topics) signals.on(topic, () => values.clear());
  return (key: Key): Promise<Value> => {
    const known = values.get(key);
    if (known && signals.connected) return known;
    // Other tenants may wait for the same promise, so the first caller's limits must not delay it.
    const value = runAsSystem(() => read(key));
    values.delete(key);
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= most) break;
      values.delete(oldest);
    }
    value.catch(() => {
      if (values.get(key) === value) values.delete(key);
    });
    return value;
  };
}
