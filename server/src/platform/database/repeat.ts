import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable, isRetryable } from './database-errors.ts';

/** PostgreSQL takes a second to detect a deadlock, and an answer must not take longer than 4.5 seconds. */
const attempts = 4;
const pauseMs = 60;

/**
 * Repeats work that PostgreSQL has rolled back because of a deadlock or a serialisation failure. All transactions and
 * single statements use it.
 */
export async function repeatAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (attempt === attempts) throw new DatabaseUnavailable('contended', error);
      // The winner needs time to finish; otherwise both could deadlock again.
      await pause(attempt * pauseMs * (0.5 + Math.random()));
    }
  }
}
