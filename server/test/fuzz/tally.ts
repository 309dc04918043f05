import type { Kind } from './plans.ts';

export interface Seen {
  id: string;
  kind: Kind;
  status: number | undefined;
  milliseconds: number;
}

/** The number of answers by status, operation and kind of request. */
export interface Tally {
  count(one: Seen): void;
  /** Statuses of the valid requests to an operation. */
  ofValid(id: string): (number | undefined)[];
  /** The summary as tables. */
  told(): string;
}

export function createTally(): Tally {
  const seen: Seen[] = [];
  return {
    count: (one) => void seen.push(one),
    ofValid: (id) => seen.filter((one) => one.id === id && one.kind === 'valid').map(({ status }) => status),
    told: () =>
      [
        ...table(seen, ({ id }) => id),
        '',
        ...table(seen, ({ kind }) => kind),
        '',
        'The slowest, which says little on a busy machine:',
        ...slowest(seen),
        '',
        `${seen.length} requests: ${shares(seen)}`,
      ].join('\n'),
  };
}

const shares = (some: readonly Seen[]) =>
  [...Map.groupBy(some, ({ status }) => status ?? 0)]
    .toSorted(([a], [b]) => a - b)
    .map(([status, same]) => `${status || 'none'}×${same.length}`)
    .join(' ');

const table = (seen: readonly Seen[], by: (one: Seen) => string) =>
  [...Map.groupBy(seen, by)].map(([name, same]) => `${name.padEnd(36)} ${shares(same)}`);

const slowest = (seen: readonly Seen[]) =>
  seen
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 5)
    .map(({ id, kind, status, milliseconds }) => `${Math.round(milliseconds)} ms ${id} (${kind}, ${status})`);
