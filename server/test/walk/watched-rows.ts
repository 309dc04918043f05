import { expect } from 'vitest';
import type { Platform } from '../../src/platform/platform.ts';
import { type TenantRows, tenantRowsReader } from '../sweep/tenant-rows.ts';

export interface WatchedRows {
  /** Everything that the organisation had at first. */
  rows: TenantRows;
  /** Fails if anything of theirs is not as it was before; only changed tables are read. */
  expectNothingOfTheirsChanged(rule: string, changed: readonly string[]): Promise<void>;
  /** Returns whether everything of theirs is as it was at first. */
  isWholeOfTheirs(): Promise<boolean>;
}

/** Compares what an organisation has with what it had before. */
export async function watchedRows(
  platform: Pick<Platform, 'database'>,
  organisationId: number,
): Promise<WatchedRows> {
  const rowsOf = await tenantRowsReader(platform);
  const rows = await rowsOf(organisationId);
  const whole = JSON.stringify(rows);
  const last = { ...rows };
  return {
    rows,
    isWholeOfTheirs: async () => JSON.stringify(await rowsOf(organisationId)) === whole,
    async expectNothingOfTheirsChanged(rule, changed) {
      const tables = changed.filter((name) => name in last);
      if (tables.length === 0) return;
      const before = Object.fromEntries(tables.map((name) => [name, last[name]]));
      const now = await rowsOf(organisationId, tables);
      expect.soft(now, rule).toEqual(before);
      // Otherwise every later call would be blamed for it as well.
      Object.assign(last, now);
    },
  };
}
