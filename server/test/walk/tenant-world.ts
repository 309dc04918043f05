import { expect } from 'vitest';
import { createTestApp } from '../app/test-app.ts';
import { addFurtherRows } from '../sweep/further-rows.ts';
import { aFullOrganisation, anUnsubscribedOrganisation, type Organisation } from '../sweep/tenant-objects.ts';
import { countFarApart, idsIn, tenantRowsReader } from '../sweep/tenant-rows.ts';
import { type Readings, takeReadings } from './rules/same-readings.ts';
import { tableChanges } from './table-changes.ts';
import { aWorld, type World } from './world.ts';

/** A world in which several organisations have one object of each kind. */
export interface TenantWorld extends World {
  /** Owns what nobody else may see, use or change. */
  theirs: Organisation;
  /** Matches every word and every id of theirs. */
  isTheirs: RegExp;
  readings: Readings;
  /** Fails if anything of theirs is not as it was before; only changed tables are read. */
  expectNothingOfTheirsChanged(rule: string, changed: readonly string[]): Promise<void>;
  /** The tables of tenants in which nothing is theirs. */
  tablesWithoutTheirs: readonly string[];
  /** Returns whether everything of theirs is as it was when the world was made. */
  isWholeOfTheirs(): Promise<boolean>;
  subscribed: Organisation;
  unsubscribed: Organisation;
}

export async function aTenantWorld(): Promise<TenantWorld> {
  const app = await createTestApp();
  const { platform } = app;
  await countFarApart(platform);
  const rowsOf = await tenantRowsReader(platform);
  const unsubscribed = await anUnsubscribedOrganisation(app, 'Kurz');
  const readings = await takeReadings(app);
  const theirs = await aFullOrganisation(app, 'Nordstern');
  await addFurtherRows(theirs);
  const subscribed = await aFullOrganisation(app, 'Lindner');
  const { organisationId } = theirs.member;
  const rows = await rowsOf(organisationId);
  const whole = JSON.stringify(rows);
  const isTheirs = new RegExp(`${theirs.word}|(?<!\\d)(${idsIn(rows).join('|')})(?!\\d)`, 'i');
  const world = await aWorld(app, await tableChanges(platform));
  return {
    ...world,
    theirs,
    isTheirs,
    readings,
    subscribed,
    unsubscribed,
    tablesWithoutTheirs: Object.keys(rows).filter((name) => rows[name]?.length === 0),
    isWholeOfTheirs: async () => JSON.stringify(await rowsOf(organisationId)) === whole,
    async expectNothingOfTheirsChanged(rule, changed) {
      const tables = changed.filter((name) => name in rows);
      if (tables.length === 0) return;
      const before = Object.fromEntries(tables.map((name) => [name, rows[name]]));
      const now = await rowsOf(organisationId, tables);
      expect.soft(now, rule).toEqual(before);
      // Otherwise every later call would be blamed for it as well.
      Object.assign(rows, now);
    },
  };
}
