import { events } from '../api/events.ts';
import { session } from '../session/current-session.ts';

/** The input of one person is never sent in the name of another one. */
export interface Owner {
  /** Part of the storage keys, so that two accounts on one computer never mix. */
  id: string;
  isSignedIn: () => boolean;
  /** The returned function ends listening. */
  onSignIn: (listener: () => void) => () => void;
}

export function accountAsOwner(accountId: number | undefined): Owner {
  return {
    id: String(accountId ?? ''),
    isSignedIn: () => session.state().account?.id === accountId,
    onSignIn(listener) {
      const stops = [events.on('login', listener), events.on('loginRestored', listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
