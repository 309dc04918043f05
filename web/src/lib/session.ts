import type { Account } from '@metra/contract/accounts';
import type { EventBus } from './application-events.ts';
import type { KeyValueStorage } from './safe-storage.ts';

/** Name of the stored token (specification section 4). */
export const TOKEN_KEY = 'authentication_token';

/** `unknown`: there is a token, but nobody has asked yet whose it is. */
export type SessionState =
  | { status: 'unknown'; account: null }
  | { status: 'anonymous'; account: null }
  | { status: 'authenticated'; account: Account };

export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  token(): string | null;
  /** A fresh token came with an answer. */
  acceptToken(token: string): void;
  /** Login succeeded. */
  begin(account: Account): void;
  /** The account changed (name, language, organisation). */
  update(account: Account): void;
  /** The account, asking the server when only the token is known. A server that cannot be reached throws. */
  resolve(): Promise<Account | null>;
  /** Asks the server again, whatever is known. */
  refresh(): Promise<Account | null>;
  /** Forgets token and account; forced when the server ended the session. */
  end(forced: boolean): void;
}

interface SessionNeeds {
  storage: KeyValueStorage;
  events: EventBus;
  readAccount: () => Promise<Account>;
  isUnauthorized: (error: unknown) => boolean;
}

const anonymous: SessionState = { status: 'anonymous', account: null };

export function createSession({ storage, events, readAccount, isUnauthorized }: SessionNeeds): Session {
  let state: SessionState =
    storage.getItem(TOKEN_KEY) === null ? anonymous : { status: 'unknown', account: null };
  let asking: Promise<Account | null> | undefined;
  const listeners = new Set<() => void>();

  function become(next: SessionState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function ask(): Promise<Account | null> {
    const token = storage.getItem(TOKEN_KEY);
    try {
      const account = await readAccount();
      // The answer to a token that was replaced or dropped meanwhile says nothing about the present one.
      if (storage.getItem(TOKEN_KEY) !== token) return state.account;
      become({ status: 'authenticated', account });
      events.emit('loginRestored');
      return account;
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      if (storage.getItem(TOKEN_KEY) === token) session.end(true);
      return null;
    } finally {
      asking = undefined;
    }
  }

  const session: Session = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    token: () => storage.getItem(TOKEN_KEY),
    acceptToken: (token) => storage.setItem(TOKEN_KEY, token),
    begin(account) {
      become({ status: 'authenticated', account });
      events.emit('login');
    },
    update: (account) => become({ status: 'authenticated', account }),
    async resolve() {
      if (state.status !== 'unknown') return state.account;
      return session.refresh();
    },
    refresh() {
      asking ??= ask();
      return asking;
    },
    end(forced) {
      const wasKnown = state.status !== 'anonymous' || storage.getItem(TOKEN_KEY) !== null;
      storage.removeItem(TOKEN_KEY);
      if (!wasKnown) return;
      become(anonymous);
      events.emit('logout', { forced });
    },
  };

  events.on('unauthorized', ({ isLogout }) => session.end(!isLogout));
  return session;
}

/** Another tab logged in or out: this one follows. Returns how to stop following. */
export function followOtherTabs(session: Session, onError: (error: unknown) => void): () => void {
  function onStorage(event: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    if (session.token() === null) session.end(false);
    else session.refresh().catch(onError);
  }
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
