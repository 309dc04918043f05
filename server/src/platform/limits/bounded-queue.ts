import { DomainError } from '../http/domain-error.ts';

export type BoundedQueue = {
  /** Runs the work when its turn comes, or refuses it at once with `service.overloaded`. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Runs at most `atOnce` pieces of work and queues at most `waiting` more, first come, first served. */
export function createBoundedQueue(limits: { atOnce: number; waiting: number }): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const takeTurn = async () => {
    if (running < limits.atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting)
      throw new DomainError('service.overloaded', { retryAfterSeconds: 2 });
    // A finished piece of work passes its place to the next in the queue, so that no new one can overtake it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const passTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}
