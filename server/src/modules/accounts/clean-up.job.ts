import type { Platform } from '../../platform/platform.ts';
import { organisationsStore } from '../organisations/organisations.module.ts';
import { removeEvents } from './events/events.store.ts';
import { after, lifetimes } from './lifetimes.ts';
import { mailTokenStore } from './mail-tokens.store.ts';
import { removalStore } from './profile/removal.store.ts';
import { registrationStore } from './registration/registration.store.ts';
import { challengeStore } from './second-factor/challenges.store.ts';
import { sessionStore } from './sessions/sessions.store.ts';
import { invitationStore } from './team/invitations.store.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  /** The number of days in which a registration can be confirmed. */
  unconfirmedDays: number;
}

const day = 24 * 60 * 60;

/** Ended sessions and links are kept for a while, for investigations. */
const keptSeconds = 30 * day;

/** Deletes unconfirmed registrations, deleted accounts, and sessions and links that ended long ago. */
export function registerAccountCleanUpJob({ jobs, ...needs }: Needs & Pick<Platform, 'jobs'>): void {
  jobs.define('accounts.clean-up', () => cleanUp(needs));
  jobs.schedule('accounts.clean-up', '20 3 * * *', 'UTC');
}

export async function cleanUp({ database, clock, unconfirmedDays }: Needs): Promise<void> {
  const now = clock.now();
  const unconfirmedBefore = after(now, -unconfirmedDays * day);
  // The organisation of such a registration is deleted with it.
  await database.transaction(async (tx) => {
    const organisationIds = await registrationStore(tx).lockUnconfirmed(unconfirmedBefore);
    await organisationsStore(tx).removeCreatedBefore(unconfirmedBefore, organisationIds);
  });
  await database.transaction(async (tx) => {
    const store = removalStore(tx);
    for (const id of await store.lockClosed({ until: now })) await store.anonymise(id, now);
  });
  const endedBefore = after(now, -keptSeconds);
  await sessionStore(database.kysely).removeExpired(endedBefore);
  await challengeStore(database.kysely).removeExpired(now);
  await mailTokenStore(database.kysely).removeExpired(endedBefore);
  await invitationStore(database.kysely).removeExpired(endedBefore);
  await removeEvents(database.kysely, after(now, -lifetimes.event));
}
