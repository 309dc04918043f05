import type { Kind } from './plans.ts';

/** How often each status was answered: by operation and by kind of request. */
export interface Tally {
  count(id: string, kind: Kind, status: number | undefined): void;
  /** Statuses of the valid requests to an operation. */
  ofValid(id: string): (number | undefined)[];
  /** A table for people. */
  told(): string;
}

export function createTally(): Tally {
  const seen: { id: string; kind: Kind; status: number | undefined }[] = [];
  const shares = (statuses: readonly (number | undefined)[]) =>
    [...Map.groupBy(statuses, (status) => status ?? 0)]
      .toSorted(([a], [b]) => a - b)
      .map(([status, same]) => `${status || 'none'}×${same.length}`)
      .join(' ');
  const table = (by: (one: (typeof seen)[number]) => string) =>
    [...Map.groupBy(seen, by)].map(
      ([name, ones]) => `${name.padEnd(36)} ${shares(ones.map(({ status }) => status))}`,
    );

  return {
    count: (id, kind, status) => void seen.push({ id, kind, status }),
    ofValid: (id) => seen.filter((one) => one.id === id && one.kind === 'valid').map(({ status }) => status),
    told: () =>
      [
        ...table(({ id }) => id),
        '',
        ...table(({ kind }) => kind),
        '',
        `${seen.length} requests: ${shares(seen.map(({ status }) => status))}`,
      ].join('\n'),
  };
}
