/** More is waiting than can be served in a reasonable time. */
export class QueueFullError extends Error {
  readonly key = 'service.overloaded';

  constructor() {
    super('Too much work is waiting already');
    this.name = 'QueueFullError';
  }
}

export type BoundedQueue = {
  /** Runs the work when its turn comes, or refuses with a QueueFullError at once. */
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
    if (waiting.length >= limits.waiting) throw new QueueFullError();
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
