import type { Account } from '@metra/contract/shapes/accounts';
import { createStore } from '../../design-system/behaviour/store.ts';
import { ApplicationError } from '../../design-system/feedback/application-error.ts';
import type { EventBus } from '../api/application-events.ts';
import type { KeptAnswers } from '../kept-answers/kept-answers.ts';
import { paths } from '../site/paths.ts';
import { sameSitePath } from '../site/same-site-path.ts';
import type { KeyValueStorage } from '../storage/safe-storage.ts';
import { TOKEN_KEY, WAITING_PAGE_KEY, WAITING_TOKEN_KEY } from './session-keys.ts';

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
  /**
   * The account, asking the server when only the token is known. A server that cannot be reached throws. An account
   * known from an earlier visit is answered at once, and confirmed meanwhile.
   */
  resolve(): Promise<Account | null>;
  /** The account as the server has said it since the page was opened: whoever turns somebody away asks for this one. */
  confirm(): Promise<Account | null>;
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
  /** What this browser has kept of the login: gone with its token. */
  kept: Pick<KeptAnswers, 'account' | 'keepAccount' | 'forget'>;
  events: EventBus;
  readAccount: () => Promise<Account>;
  isUnauthorized: (error: unknown) => boolean;
}

const anonymous: SessionState = { status: 'anonymous', account: null };

const unknown: SessionState = { status: 'unknown', account: null };

export function createSession({ storage, kept, events, readAccount, isUnauthorized }: SessionNeeds): Session {
  const known = kept.account();
  const state = createStore<SessionState>(
    storage.getItem(TOKEN_KEY) === null
      ? anonymous
      : known
        ? { status: 'authenticated', account: known }
        : unknown,
  );
  /** The account comes from an earlier visit. */
  let isFromEarlier = known !== null;
  let asking: Promise<Account | null> | undefined;
  /** Counts what makes an answer that is still on its way outdated: logins, logouts, newer questions. */
  let generation = 0;

  function enter(account: Account) {
    isFromEarlier = false;
    kept.keepAccount(account);
    state.set({ status: 'authenticated', account });
  }

  function setToken(token: string | null) {
    if (token === storage.getItem(TOKEN_KEY)) return;
    kept.forget();
    if (token === null) storage.removeItem(TOKEN_KEY);
    else storage.setItem(TOKEN_KEY, token);
  }

  async function ask(): Promise<Account | null> {
    if (storage.getItem(TOKEN_KEY) === null) return state.get().account;
    const asked = generation;
    try {
      const account = await readAccount();
      // Somebody logged in or out meanwhile: the answer is about a session that is over.
      if (asked !== generation) return ask();
      enter(account);
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
    const page = storage.getItem(WAITING_PAGE_KEY);
    storage.removeItem(WAITING_TOKEN_KEY);
    storage.removeItem(WAITING_PAGE_KEY);
    setToken(waiting);
    state.set(unknown);
    events.emit('returned', { to: sameSitePath(page) ?? paths.admin });
    // Without an answer now, the next guard asks again.
    session.refresh().catch(() => undefined);
    return true;
  }

  const session: Session = {
    state: state.get,
    subscribe: state.subscribe,
    token: () => storage.getItem(TOKEN_KEY),
    acceptToken: setToken,
    begin(account) {
      if (storage.getItem(TOKEN_KEY) === null) throw new ApplicationError('app:login', 'No token available');
      generation += 1;
      storage.removeItem(WAITING_TOKEN_KEY);
      storage.removeItem(WAITING_PAGE_KEY);
      enter(account);
      events.emit('login');
    },
    update: enter,
    async resolve() {
      const { status, account } = state.get();
      if (status === 'unknown') return asking ?? session.refresh();
      // Without an answer now, whoever comes next asks again.
      if (isFromEarlier) session.confirm().catch(() => undefined);
      return account;
    },
    async confirm() {
      const { status, account } = state.get();
      return status === 'unknown' || isFromEarlier ? (asking ?? session.refresh()) : account;
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
      if (own === null) return;
      storage.setItem(WAITING_TOKEN_KEY, own);
      storage.setItem(WAITING_PAGE_KEY, location.pathname + location.search);
    },
    end(forced) {
      if (returnToWaiting()) return;
      const wasKnown = state.get().status !== 'anonymous' || storage.getItem(TOKEN_KEY) !== null;
      setToken(null);
      // Also when another tab has taken the token away.
      kept.forget();
      isFromEarlier = false;
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
