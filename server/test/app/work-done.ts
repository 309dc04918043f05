import { vi } from 'vitest';
import { DatabaseClient } from '../../src/platform/database/database-client.ts';
import type { Platform } from '../../src/platform/platform.ts';

export interface WorkDone {
  /** The statements sent to the database, without their values. */
  statements: string[];
  /** How often a password was hashed. */
  hashes: number;
}

/**
 * What comes in between by itself: connections that listen ask now and then whether they still do, and a session that
 * was not used for a while, or of which others heard something, is read anew.
 */
const isByTheWay = (text: string) =>
  text === 'select 1' ||
  text.startsWith('listen ') ||
  text.startsWith('update "sessions" as "s" set "last_used_at"');

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** What the server had to do for something: two things that must take the same time do the same. */
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
