import { vi } from 'vitest';
import { DatabaseClient } from '../../src/platform/database/database-client.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { isByTheWay, textOf } from './sent-statements.ts';

export interface WorkDone {
  /** The statements sent to the database, without their values. */
  statements: string[];
  /** The number of password hashes. */
  hashes: number;
}

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
