import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Actor, Authenticate } from '../../../platform/http/actor.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import type { Signals } from '../../../platform/signals.ts';
import { membersKey, type RecentSessionChanges } from './recent-session-changes.ts';
import { type LivingSession, sessionStore } from './sessions.store.ts';

interface Known extends LivingSession {
  /** When this was read: it is asked again now and then, which also keeps the session from idling out. */
  readAt: number;
}

const rereadAfterMilliseconds = 30_000;
const mostKnown = 20_000;

/**
 * Turns a token into an actor. What was read is kept for half a minute, so that most calls need no query; an
 * ended session is dropped on every server at once by a signal that names its account, and those of all members by
 * one that names their organisation.
 */
export function sessionLookup(
  db: Db,
  clock: Clock,
  signals: Signals,
  recentChanges: RecentSessionChanges,
): Authenticate {
  const known = new Map<string, Known>();
  let signalsSeen = 0;
  signals.on('sessions', (whose) => {
    signalsSeen += 1;
    for (const [key, { actor }] of known) {
      const isMeant = whose === String(actor.accountId) || whose === membersKey(actor.organisationId);
      if (whose === null || isMeant) known.delete(key);
    }
  });

  const isChanging = ({ accountId, organisationId }: Actor) =>
    recentChanges.has(accountId) || recentChanges.has(membersKey(organisationId));

  return async (token) => {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const now = clock.now().getTime();
    const found = known.get(key);
    if (
      found &&
      signals.connected &&
      !isChanging(found.actor) &&
      now < found.endsAt &&
      now - found.readAt < rereadAfterMilliseconds
    ) {
      // A subscription ends at midnight, whenever it was read.
      return { ...found.actor, subscriptionActive: now < found.subscribedUntil };
    }
    const signalsBefore = signalsSeen;
    const session = await sessionStore(db).use(hash, new Date(now));
    if (!session) {
      known.delete(key);
      return null;
    }
    if (known.size >= mostKnown) known.clear();
    // A signal that came while we were reading may have been about this very session.
    if (signalsBefore === signalsSeen) known.set(key, { ...session, readAt: now });
    return session.actor;
  };
}
