import { createTestApp } from '../app/test-app.ts';
import { addFurtherRows } from '../sweep/further-rows.ts';
import { aFullOrganisation, anUnsubscribedOrganisation, type Organisation } from '../sweep/tenant-objects.ts';
import { countFarApart, idsIn } from '../sweep/tenant-rows.ts';
import { type Readings, takeReadings } from './rules/same-readings.ts';
import { tableChanges } from './table-changes.ts';
import { type WatchedRows, watchedRows } from './watched-rows.ts';
import { aWorld, type World } from './world.ts';

/** A world in which several organisations have one object of each kind. */
export interface TenantWorld extends World, Omit<WatchedRows, 'rows'> {
  /** Owns what nobody else may see, use or change. */
  theirs: Organisation;
  /** Matches every word and every id of theirs. */
  isTheirs: RegExp;
  readings: Readings;
  /** The tables of tenants in which nothing is theirs. */
  tablesWithoutTheirs: readonly string[];
  subscribed: Organisation;
  unsubscribed: Organisation;
}

export async function aTenantWorld(): Promise<TenantWorld> {
  const app = await createTestApp();
  const { platform } = app;
  await countFarApart(platform);
  const unsubscribed = await anUnsubscribedOrganisation(app, 'Kurz');
  const readings = await takeReadings(app);
  const theirs = await aFullOrganisation(app, 'Nordstern');
  await addFurtherRows(theirs);
  const subscribed = await aFullOrganisation(app, 'Lindner');
  const { rows, ...watched } = await watchedRows(platform, theirs.member.organisationId);
  const isTheirs = new RegExp(`${theirs.word}|(?<!\\d)(${idsIn(rows).join('|')})(?!\\d)`, 'i');
  const world = await aWorld(app, await tableChanges(platform));
  return {
    ...world,
    ...watched,
    theirs,
    isTheirs,
    readings,
    subscribed,
    unsubscribed,
    tablesWithoutTheirs: Object.keys(rows).filter((name) => rows[name]?.length === 0),
  };
}
