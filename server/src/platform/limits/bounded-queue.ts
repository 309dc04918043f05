import { DomainError } from '../http/domain-error.ts';

export type BoundedQueue = {
  /** Runs the work when its turn comes, or refuses it at once as `service.overloaded`. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Lets at most `atOnce` pieces of work run and at most `waiting` more wait, first come, first served. */
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
    // Whoever finishes hands its place over, so nobody can slip in between.
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
