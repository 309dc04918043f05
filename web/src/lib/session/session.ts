import type { Account } from '@metra/contract/shapes/accounts';
import { createStore } from '../../design-system/behaviour/store.ts';
import { ApplicationError } from '../../design-system/feedback/application-error.ts';
import type { AnswerCache } from '../answer-cache/answer-cache.ts';
import type { EventBus } from '../api/application-events.ts';
import { paths } from '../site/paths.ts';
import { sameSitePath } from '../site/same-site-path.ts';
import type { KeyValueStorage } from '../storage/safe-storage.ts';
import { TOKEN_KEY, WAITING_PAGE_KEY, WAITING_TOKEN_KEY } from './session-keys.ts';

/** `unknown` means that there is a token, but the server has not named its account yet. */
export type SessionState =
  | { status: 'unknown'; account: null }
  | { status: 'anonymous'; account: null }
  | { status: 'authenticated'; account: Account };

export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  token(): string | null;
  acceptToken(token: string): void;
  /** The answer to the sign-in contained the token. */
  begin(account: Account): void;
  update(account: Account): void;
  /**
   * It asks the server when only the token is known, and throws when the server cannot be reached. An account
   * of an earlier visit is returned at once and confirmed in the background.
   */
  resolve(): Promise<Account | null>;
  /** The server has named this account since the page was opened; guards use it before they refuse. */
  confirm(): Promise<Account | null>;
  refresh(): Promise<Account | null>;
  /** The current login waits until the impersonation ends. */
  actFor(start: () => Promise<Account>): Promise<void>;
  /** `forced` means that the server ended the session. The end of an impersonation restores the own login. */
  end(forced: boolean): void;
}

interface SessionNeeds {
  storage: KeyValueStorage;
  /** The cached answers disappear together with the token. */
  answerCache: Pick<AnswerCache, 'account' | 'setAccount' | 'forget'>;
  events: EventBus;
  readAccount: () => Promise<Account>;
  isUnauthorized: (error: unknown) => boolean;
}

const anonymous: SessionState = { status: 'anonymous', account: null };

const unknown: SessionState = { status: 'unknown', account: null };

export function createSession({
  storage,
  answerCache,
  events,
  readAccount,
  isUnauthorized,
}: SessionNeeds): Session {
  const known = answerCache.account();
  const state = createStore<SessionState>(
    storage.getItem(TOKEN_KEY) === null
      ? anonymous
      : known
        ? { status: 'authenticated', account: known }
        : unknown,
  );
  let isFromEarlier = known !== null;
  let asking: Promise<Account | null> | undefined;
  /** It counts sign-ins, sign-outs and newer requests, which make a pending answer outdated. */
  let generation = 0;

  function enter(account: Account) {
    isFromEarlier = false;
    answerCache.setAccount(account);
    state.set({ status: 'authenticated', account });
  }

  function setToken(token: string | null) {
    if (token === storage.getItem(TOKEN_KEY)) return;
    answerCache.forget();
    if (token === null) storage.removeItem(TOKEN_KEY);
    else storage.setItem(TOKEN_KEY, token);
  }

  async function ask(): Promise<Account | null> {
    if (storage.getItem(TOKEN_KEY) === null) return state.get().account;
    const asked = generation;
    try {
      const account = await readAccount();
      // Somebody signed in or out in the meantime, so the answer belongs to an old session.
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

  /** It returns true when a waiting login continues. */
  function returnToWaiting(): boolean {
    const waiting = storage.getItem(WAITING_TOKEN_KEY);
    if (waiting === null) return false;
    const page = storage.getItem(WAITING_PAGE_KEY);
    storage.removeItem(WAITING_TOKEN_KEY);
    storage.removeItem(WAITING_PAGE_KEY);
    setToken(waiting);
    state.set(unknown);
    events.emit('returned', { to: sameSitePath(page) ?? paths.admin });
    // If this fails, the next guard asks again.
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
      // If this fails, the next caller asks again.
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
      // This also happens when another tab removed the token.
      answerCache.forget();
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

/** This tab signs in or out together with the others. The returned function stops that. */
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
