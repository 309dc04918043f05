import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-errors.ts';

export type Availability = ReturnType<typeof watchAvailability>;

/**
 * While the database is known to be unreachable, calls fail at once instead of waiting for a time-out, and a probe
 * checks regularly whether it is back.
 */
export function watchAvailability(options: {
  probe: () => Promise<void>;
  probeEveryMs: number;
  onLost: (cause: unknown) => void;
}) {
  const closing = new AbortController();
  let lostBecause: unknown;
  let lost = false;

  async function probeUntilBack(): Promise<void> {
    while (lost && !closing.signal.aborted) {
      try {
        await options.probe();
        lost = false;
      } catch (error) {
        lostBecause = error;
        await wait(options.probeEveryMs, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  return {
    refuseWhileLost(): void {
      if (lost) throw new DatabaseUnavailable('unreachable', lostBecause);
    },
    markLost(cause: unknown): void {
      if (lost || closing.signal.aborted) return;
      lost = true;
      lostBecause = cause;
      options.onLost(cause);
      void probeUntilBack();
    },
    close(): void {
      closing.abort();
    },
  };
}
