import { onBehalfOfAll } from './database/connection-shares.ts';
import type { Signals, Topic } from './signals.ts';

/**
 * Keeps what is expensive to read and rarely changes, per key, until a signal says that it changed.
 * While signals cannot be received nothing is kept. `most`: of more keys than that the oldest go.
 */
export function kept<Key, Value>(
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
    // Others wait for it too, so it is not the affair of whoever asks first.
    const reading = onBehalfOfAll(() => read(key));
    values.delete(key);
    values.set(key, reading);
    for (const oldest of values.keys()) {
      if (values.size <= most) break;
      values.delete(oldest);
    }
    reading.catch(() => {
      if (values.get(key) === reading) values.delete(key);
    });
    return reading;
  };
}
