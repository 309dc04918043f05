import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from './database-errors.ts';

/** A tenant is an organisation, or a network from which nobody has signed in. */
export interface Tenant {
  readonly name: string;
  /**
   * The pool calls this once when a connection has been waited for so long that the tenant should learn about
   * it.
   */
  readonly whileWaiting?: () => void;
}

const current = new AsyncLocalStorage<Tenant | undefined>();

/** All connections that the work takes count as those of the tenant. */
export const runAsTenant = <T>(tenant: Tenant, work: () => T): T => current.run(tenant, work);

/** Work of the program itself, or work that everyone waits for, gets a connection before any tenant does. */
export const runAsSystem = <T>(work: () => T): T => current.run(undefined, work);

/** A connection is usually available much sooner than this. */
const longMs = 250;
/** Each waiting request needs memory, and no tenant needs as many at once as this. */
const mostWaiting = 500;

export type ConnectionShares = {
  /** Waits until the tenant may have another connection, and returns the function that releases it. */
  take(): Promise<() => void> | (() => void);
  readonly waiting: () => number;
};

type Waiter = { since: number; proceed(): void; giveUp(): void; whileWaiting: (() => void) | undefined };
type Line = { held: number; waiting: Waiter[] };

/** One timer for all waiting requests costs less than two timers for each. */
const lookEveryMs = 20;

/**
 * A tenant whose calls all wait for a lock must not hold the connections that others need. A tenant gets
 * another connection only while it holds fewer than are left: of ten, one takes five and leaves the others to
 * a second, a third and a fourth. The last one is reserved for the program itself. A connection that is
 * released goes to the waiting tenant with the fewest.
 */
export function createConnectionShares(size: number, waitMs: number): ConnectionShares {
  const lines = new Map<string, Line>();
  const own: Line = { held: 0, waiting: [] };
  const kept = size > 2 ? 1 : 0;
  let free = size;

  const mayTake = (line: Line) => (line === own ? free > 0 : line.held < free - kept);

  function lineOf(name: string | undefined): Line {
    if (name === undefined) return own;
    const known = lines.get(name);
    if (known) return known;
    const line = { held: 0, waiting: [] };
    lines.set(name, line);
    return line;
  }

  function nextInLine(): Line | undefined {
    if (own.waiting.length > 0) return mayTake(own) ? own : undefined;
    let next: Line | undefined;
    for (const line of lines.values()) {
      const isNext = line.waiting.length > 0 && mayTake(line) && (!next || line.held < next.held);
      if (isNext) next = line;
    }
    return next;
  }

  function handOut(): void {
    for (let line = nextInLine(); line; line = nextInLine()) {
      take(line);
      line.waiting.shift()?.proceed();
    }
  }

  function take(line: Line): void {
    line.held += 1;
    free -= 1;
  }

  function giveBack(name: string | undefined, line: Line): void {
    line.held -= 1;
    free += 1;
    handOut();
    forgetIfIdle(name, line);
  }

  function forgetIfIdle(name: string | undefined, line: Line): void {
    if (name !== undefined && line.held === 0 && line.waiting.length === 0) lines.delete(name);
  }

  let looking: NodeJS.Timeout | undefined;
  const allLines = () => [own, ...lines.values()];
  const waiting = () => allLines().reduce((sum, line) => sum + line.waiting.length, 0);

  function lookAtWaiters(): void {
    for (const line of allLines()) line.waiting = line.waiting.filter(mayWaitOn);
    for (const [name, line] of lines) forgetIfIdle(name, line);
    if (waiting() > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  function mayWaitOn(waiter: Waiter): boolean {
    const waitedMs = performance.now() - waiter.since;
    if (waitedMs >= waitMs) {
      waiter.giveUp();
      return false;
    }
    if (waitedMs >= longMs) {
      waiter.whileWaiting?.();
      waiter.whileWaiting = undefined;
    }
    return true;
  }

  /** Requests of one tenant are served in their order. */
  const turn = (tenant: Tenant | undefined, line: Line) =>
    new Promise<void>((resolve, reject) => {
      line.waiting.push({
        since: performance.now(),
        proceed: resolve,
        giveUp: () => reject(new DatabaseUnavailable('busy')),
        whileWaiting: tenant?.whileWaiting,
      });
      looking ??= setInterval(lookAtWaiters, lookEveryMs);
    });

  return {
    take() {
      const tenant = current.getStore();
      const name = tenant?.name;
      const line = lineOf(name);
      if (line.waiting.length >= mostWaiting) throw new DatabaseUnavailable('busy');
      const giveBackOwn = () => giveBack(name, line);
      if (line.waiting.length > 0 || !mayTake(line)) return turn(tenant, line).then(() => giveBackOwn);
      take(line);
      return giveBackOwn;
    },
    waiting,
  };
}
