import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from './database-errors.ts';

/** An organisation, or a network nobody has signed in from. */
export interface Party {
  readonly name: string;
  /** Told when it has waited so long for a connection that one cannot say it is being worked on. */
  readonly whileWaiting?: () => void;
}

const current = new AsyncLocalStorage<Party | undefined>();

/** The connections that work needs count as those of a party. */
export const onBehalfOf = <T>(party: Party, work: () => T): T => current.run(party, work);

/** Work that everyone waits for, and what the program does by itself, gets a connection before any party does. */
export const onBehalfOfAll = <T>(work: () => T): T => current.run(undefined, work);

/** Far longer than it takes while everything flows. */
const longMs = 250;
/** What waits costs memory; nobody needs as much at once as this. */
const mostWaiting = 500;

export type ConnectionShares = {
  /** Waits until the party may have another connection; the answer gives it back. */
  take(): Promise<() => void>;
  readonly waiting: () => number;
};

type Line = { held: number; waiting: (() => void)[] };

/**
 * Whose calls all wait for a lock must not hold what others need. A party gets another connection only while it holds
 * fewer than are left: of ten, one takes five and leaves the others to a second, a third and a fourth. The last one is
 * for the program itself. What becomes free goes to whoever has least.
 */
export function createConnectionShares(size: number, waitMs: number): ConnectionShares {
  const lines = new Map<string, Line>();
  const own: Line = { held: 0, waiting: [] };
  const kept = size > 2 ? 1 : 0;
  let free = size;

  const mayTake = (line: Line) => (line === own ? free > 0 : line.held < free - kept);

  function lineOf(name: string | undefined): Line {
    if (name === undefined) return own;
    const line = lines.get(name) ?? { held: 0, waiting: [] };
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
      line.waiting.shift()?.();
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

  /** First come, first served within a party. */
  const turn = (party: Party | undefined, line: Line) =>
    new Promise<void>((resolve, reject) => {
      const proceed = () => {
        clearTimeout(tooLong);
        clearTimeout(long);
        resolve();
      };
      const tooLong = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(proceed), 1);
        forgetIfIdle(party?.name, line);
        reject(new DatabaseUnavailable('busy'));
      }, waitMs);
      const long = party?.whileWaiting && setTimeout(party.whileWaiting, longMs);
      line.waiting.push(proceed);
    });

  return {
    async take() {
      const party = current.getStore();
      const line = lineOf(party?.name);
      if (line.waiting.length >= mostWaiting) throw new DatabaseUnavailable('busy');
      if (line.waiting.length === 0 && mayTake(line)) take(line);
      else await turn(party, line);
      return () => giveBack(party?.name, line);
    },
    waiting: () => [own, ...lines.values()].reduce((sum, line) => sum + line.waiting.length, 0),
  };
}
