import type { Platform } from '../../platform/platform.ts';
import { organisationsStore } from '../organisations/organisations.module.ts';
import { removeEvents } from './events/events.store.ts';
import { after, lifetimes } from './lifetimes.ts';
import { mailTokenStore } from './mail-tokens.store.ts';
import { registrationStore } from './registration/registration.store.ts';
import { sessionStore } from './sessions/sessions.store.ts';
import { invitationStore } from './team/invitations.store.ts';

type Needs = Pick<Platform, 'database' | 'clock'>;

/** Ended sessions and links stay for a while, for whoever has to find out what happened. */
const keptSeconds = 30 * 24 * 60 * 60;

/** Removes what has had its time: registrations nobody confirmed, sessions and links that ended long ago. */
export function defineCleanUp({ database, clock, jobs }: Needs & Pick<Platform, 'jobs'>): void {
  jobs.define('accounts.clean-up', () => cleanUp({ database, clock }));
  jobs.schedule('accounts.clean-up', '20 3 * * *', 'UTC');
}

export async function cleanUp({ database, clock }: Needs): Promise<void> {
  const now = clock.now();
  const unconfirmedBefore = after(now, -lifetimes.unconfirmedAccount);
  // Such a registration goes with the organisation it made.
  await database.transaction(async (tx) => {
    const organisationIds = await registrationStore(tx).lockUnconfirmed(unconfirmedBefore);
    await organisationsStore(tx).removeCreatedBefore(unconfirmedBefore, organisationIds);
  });
  const endedBefore = after(now, -keptSeconds);
  await sessionStore(database.kysely).removeExpired(endedBefore);
  await mailTokenStore(database.kysely).removeExpired(endedBefore);
  await invitationStore(database.kysely).removeExpired(endedBefore);
  await removeEvents(database.kysely, after(now, -lifetimes.event));
}
