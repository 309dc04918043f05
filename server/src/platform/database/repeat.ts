import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable, isRetryable } from './database-errors.ts';

/** PostgreSQL takes a second to find a deadlock, and nobody is answered later than after 4.5. */
const attempts = 4;
const pauseMs = 60;

/**
 * Does work again that PostgreSQL undid because of a deadlock or a serialisation failure. All that is written goes
 * through here, a transaction and a statement on its own alike, so nobody has to remember it.
 */
export async function repeatAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (attempt === attempts) throw new DatabaseUnavailable('contended', error);
      // Whoever won has to wake up and finish first, or both lock each other out again.
      await pause(attempt * pauseMs * (0.5 + Math.random()));
    }
  }
}
