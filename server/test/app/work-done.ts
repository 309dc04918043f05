import { vi } from 'vitest';
import { DatabaseClient } from '../../src/platform/database/database-client.ts';
import type { Platform } from '../../src/platform/platform.ts';

export interface WorkDone {
  /** The statements sent to the database, without their values. */
  statements: string[];
  /** The number of password hashes. */
  hashes: number;
}

/**
 * True for periodic statements: heartbeats of listening connections, and sessions that are read again after a pause
 * or a signal.
 */
const isByTheWay = (text: string) =>
  text === 'select 1' ||
  text.startsWith('listen ') ||
  text.startsWith('update "sessions" as "s" set "last_used_at"');

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** Measures the server's work. Two calls that must take the same time must do the same work. */
export async function workDone(
  { passwords }: Pick<Platform, 'passwords'>,
  act: () => Promise<unknown>,
): Promise<WorkDone> {
  const asking = vi.spyOn(DatabaseClient.prototype, 'query');
  const hashing = [
    vi.spyOn(passwords, 'hash'),
    vi.spyOn(passwords, 'verify'),
    vi.spyOn(passwords, 'verifyAgainstNothing'),
  ];
  try {
    await act();
    return {
      statements: asking.mock.calls.map(([query]) => textOf(query)).filter((text) => !isByTheWay(text)),
      hashes: hashing.reduce((sum, spy) => sum + spy.mock.calls.length, 0),
    };
  } finally {
    asking.mockRestore();
    for (const spy of hashing) spy.mockRestore();
  }
}
