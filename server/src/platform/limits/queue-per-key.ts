import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts';

export type QueuePerKey<Key> = {
  run<Result>(key: Key, work: () => Promise<Result>): Promise<Result>;
};

/**
 * A bounded queue per key that exists while it is in use, so that a caller with many requests only waits for their
 * own.
 */
export function createQueuePerKey<Key>(limits: { atOnce: number; waiting: number }): QueuePerKey<Key> {
  const queues = new Map<Key, { queue: BoundedQueue; users: number }>();
  return {
    async run(key, work) {
      const entry = queues.get(key) ?? { queue: createBoundedQueue(limits), users: 0 };
      queues.set(key, entry);
      entry.users += 1;
      try {
        return await entry.queue.run(work);
      } finally {
        entry.users -= 1;
        if (entry.users === 0) queues.delete(key);
      }
    },
  };
}
