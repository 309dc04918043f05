import type { Account } from '@metra/contract/accounts';
import { ApplicationError } from '../design-system/application-error.ts';
import { createStore } from '../design-system/store.ts';
import type { EventBus } from './application-events.ts';
import type { KeyValueStorage } from './safe-storage.ts';
import { TOKEN_KEY, WAITING_TOKEN_KEY } from './session-keys.ts';

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
  /** Login succeeded; its answer brought the token. */
  begin(account: Account): void;
  /** The account changed (name, language, organisation). */
  update(account: Account): void;
  /** The account, asking the server when only the token is known. A server that cannot be reached throws. */
  resolve(): Promise<Account | null>;
  /** Asks the server again, whatever is known. */
  refresh(): Promise<Account | null>;
  /** Goes on as someone else; the present login waits until that one ends. */
  actFor(start: () => Promise<Account>): Promise<void>;
  /**
   * Forgets token and account; forced when the server ended the session. Whoever acted for someone else is
   * themselves again.
   */
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
  const state = createStore<SessionState>(
    storage.getItem(TOKEN_KEY) === null ? anonymous : { status: 'unknown', account: null },
  );
  let asking: Promise<Account | null> | undefined;
  /** Counts what makes an answer that is still on its way outdated: logins, logouts, newer questions. */
  let generation = 0;

  async function ask(): Promise<Account | null> {
    if (storage.getItem(TOKEN_KEY) === null) return state.get().account;
    const asked = generation;
    try {
      const account = await readAccount();
      // Somebody logged in or out meanwhile: the answer is about a session that is over.
      if (asked !== generation) return ask();
      state.set({ status: 'authenticated', account });
      events.emit('loginRestored');
      return account;
    } catch (error) {
      if (asked !== generation) return ask();
      if (!isUnauthorized(error)) throw error;
      session.end(true);
      return ask();
    }
  }

  /** True when a login that waited goes on. */
  function returnToWaiting(): boolean {
    const waiting = storage.getItem(WAITING_TOKEN_KEY);
    if (waiting === null) return false;
    storage.removeItem(WAITING_TOKEN_KEY);
    storage.setItem(TOKEN_KEY, waiting);
    state.set({ status: 'unknown', account: null });
    // Without an answer now, the next guard asks again.
    session.refresh().catch(() => undefined);
    return true;
  }

  const session: Session = {
    state: state.get,
    subscribe: state.subscribe,
    token: () => storage.getItem(TOKEN_KEY),
    acceptToken: (token) => storage.setItem(TOKEN_KEY, token),
    begin(account) {
      if (storage.getItem(TOKEN_KEY) === null) throw new ApplicationError('app:login', 'No token available');
      generation += 1;
      storage.removeItem(WAITING_TOKEN_KEY);
      state.set({ status: 'authenticated', account });
      events.emit('login');
    },
    update: (account) => state.set({ status: 'authenticated', account }),
    async resolve() {
      if (state.get().status !== 'unknown') return state.get().account;
      return asking ?? session.refresh();
    },
    refresh() {
      generation += 1;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    async actFor(start) {
      const own = storage.getItem(TOKEN_KEY);
      const account = await start();
      session.begin(account);
      if (own !== null) storage.setItem(WAITING_TOKEN_KEY, own);
    },
    end(forced) {
      if (returnToWaiting()) return;
      const wasKnown = state.get().status !== 'anonymous' || storage.getItem(TOKEN_KEY) !== null;
      storage.removeItem(TOKEN_KEY);
      if (!wasKnown) return;
      generation += 1;
      state.set(anonymous);
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
