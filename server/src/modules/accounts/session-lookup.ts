import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor, Authenticate } from '../../platform/http/actor.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import type { Signals } from '../../platform/signals.ts';
import { sessionStore } from './sessions.store.ts';

interface Known {
  actor: Actor;
  /** When the session ends by itself if nothing more happens, in epoch milliseconds. */
  endsAt: number;
  /** When this was read: it is asked again now and then, which also keeps the session from idling out. */
  readAt: number;
}

const rereadAfterMilliseconds = 30_000;
const mostKnown = 20_000;

/**
 * Turns a token into an actor. What was read is kept for half a minute, so that most calls need no query; an
 * ended session is dropped on every server at once by a signal that names its account.
 */
export function sessionLookup(db: Db, clock: Clock, signals: Signals): Authenticate {
  const known = new Map<string, Known>();
  let signalsSeen = 0;
  signals.on('sessions', (accountId) => {
    signalsSeen += 1;
    for (const [key, { actor }] of known) {
      if (accountId === null || accountId === String(actor.accountId)) known.delete(key);
    }
  });

  return async (token) => {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const now = clock.now().getTime();
    const found = known.get(key);
    if (found && signals.connected && now < found.endsAt && now - found.readAt < rereadAfterMilliseconds) {
      return found.actor;
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
