import type { Actor, Sessions } from '../../../platform/http/actor.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import type { Signals } from '../../../platform/signals.ts';
import type { Dependencies } from '../dependencies.ts';
import { lifetimes } from '../lifetimes.ts';
import { membersKey, type RecentSessionChanges } from './recent-session-changes.ts';
import { type LivingSession, sessionStore } from './sessions.store.ts';

interface Known extends LivingSession {
  /** The time of the last read. The session is read again regularly, which also prevents it from idling out. */
  readAt: number;
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'isSecondFactorDemanded'>;

const rereadAfterMilliseconds = 30_000;
const mostKnown = 20_000;

/**
 * Resolves tokens to actors. Sessions are cached for half a minute, so that most calls need no query. Signals that
 * name an account or an organisation remove its sessions from the caches of all servers at once.
 */
export function sessionLookup(
  { database, clock, isSecondFactorDemanded }: Needs,
  signals: Signals,
  recentChanges: RecentSessionChanges,
): Sessions {
  /** Sessions by their token, because hashing it at each call would take longer than everything else here. */
  const known = new Map<string, Known>();
  let signalsSeen = 0;
  signals.on('sessions', (whose) => {
    signalsSeen += 1;
    for (const [token, { actor }] of known) {
      const isAffected = whose === String(actor.accountId) || whose === membersKey(actor.organisationId);
      if (whose === null || isAffected) known.delete(token);
    }
  });

  const isChanging = ({ accountId, organisationId }: LivingSession['actor']) =>
    recentChanges.has(accountId) || recentChanges.has(membersKey(organisationId));

  /** Recomputes the values that depend on the time. */
  const actorAt = (session: LivingSession, now: number): Actor => {
    const { actor, authenticatedAt, hasSecondFactor, subscribedUntil } = session;
    // An impersonator cannot set up a factor and must be able to help.
    const isDemanded = actor.impersonatorId === null && isSecondFactorDemanded(actor.roles);
    return {
      ...actor,
      subscriptionActive: now < subscribedUntil,
      mustSetUpSecondFactor: isDemanded && !hasSecondFactor,
      isFresh: now < authenticatedAt + lifetimes.freshSignIn * 1000,
    };
  };

  const isUsable = (session: Known, now: number): boolean =>
    signals.connected &&
    !isChanging(session.actor) &&
    now < session.endsAt &&
    now - session.readAt < rereadAfterMilliseconds;

  return {
    cached(token) {
      const now = clock.now().getTime();
      const found = known.get(token);
      return found && isUsable(found, now) ? actorAt(found, now) : undefined;
    },

    async read(token) {
      const now = clock.now().getTime();
      const signalsBefore = signalsSeen;
      const session = await sessionStore(database.kysely).use(hashToken(token), new Date(now));
      if (!session) {
        known.delete(token);
        return null;
      }
      if (known.size >= mostKnown) known.clear();
      // A signal during the read may concern this session, so it is not cached then.
      if (signalsBefore === signalsSeen) known.set(token, { ...session, readAt: now });
      return actorAt(session, now);
    },
  };
}
