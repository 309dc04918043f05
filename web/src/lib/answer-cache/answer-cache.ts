import type { Account } from '@metra/contract/shapes/accounts';
import { type CacheEntry, joinAnswers, readEntry, withoutSignedLinks, writeEntry } from './cache-entry.ts';
import { loginName } from './login-name.ts';

export const CACHE_KEY = 'kept_answers';

/** Many answers arrive at the same time and are written together. */
const WRITE_AFTER_MS = 2000;

/** The browser caches the last answers of a person until they sign out, so that the next visit shows them at once. */
export interface AnswerCache {
  /** Only the server knows whether the login is still valid. */
  account(): Account | null;
  setAccount(account: Account): void;
  /** It is undefined when no answer is cached or when the answer was empty. */
  find(key: string): unknown;
  set(key: string, answer: unknown): void;
  drop(key: string): void;
  /** A new language makes the answers useless, but not the account. */
  dropAnswers(): void;
  /** It removes everything from memory and from the browser's storage. */
  forget(): void;
  flush(): void;
}

interface AnswerCacheNeeds {
  /** The storage may throw when it is forbidden or full; nothing is cached then. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  token: () => string | null;
  /** Nothing is cached while an administrator impersonates a member. */
  isActing: () => boolean;
  language: () => string;
  shapes: string;
  now?: () => number;
}

export function createAnswerCache(needs: AnswerCacheNeeds): AnswerCache {
  const { storage, shapes, now = Date.now } = needs;
  const earlier = read();
  /** It is null while there is no login to cache answers for. */
  let login = present();
  let account: { is: Account; at: number } | null = earlier && { is: earlier.account, at: earlier.at };
  /** It also contains answers that arrived before the server named the account. */
  let answers = new Map(earlier?.answers);
  /** New answers are serialised when they are written, not while a page renders. */
  const fresh = new Map<string, { at: number; answer: unknown }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function present(): string | null {
    const token = needs.token();
    return token === null || needs.isActing() ? null : loginName(token);
  }

  function attempt<Result>(act: () => Result): Result | null {
    try {
      return act();
    } catch {
      return null;
    }
  }

  function remove() {
    attempt(() => storage().removeItem(CACHE_KEY));
  }

  function read(): CacheEntry | null {
    const text = attempt(() => storage().getItem(CACHE_KEY));
    if (text === null) return null;
    const owner = present();
    const circumstances = { shapes, login: owner ?? '', language: needs.language(), now: now() };
    const found = owner === null ? null : readEntry(text, circumstances);
    // The entry of another login, version or week is useless.
    if (!found) remove();
    return found;
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (!account || login === null) return;
    // The person signed in or out in another tab, so these answers belong to nobody.
    if (login !== present()) return clear();
    settle();
    const joined = joinAnswers(answers, read()?.answers ?? new Map());
    const entry = { account: account.is, at: account.at, answers: joined };
    const text = writeEntry(entry, { shapes, login, language: needs.language() });
    // When the storage is full, unsaved input needs the remaining space more.
    if (attempt(() => storage().setItem(CACHE_KEY, text) ?? true) === null) remove();
  }

  function settle() {
    for (const [key, { at, answer }] of fresh)
      answers.set(key, { at, json: JSON.stringify(answer, withoutSignedLinks) });
    fresh.clear();
  }

  const writeSoon = () => {
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  };

  function clear() {
    clearTimeout(timer);
    timer = undefined;
    login = null;
    account = null;
    forgetAnswers();
  }

  function forgetAnswers() {
    answers = new Map();
    fresh.clear();
  }

  function forget() {
    clear();
    remove();
  }

  return {
    account: () => account?.is ?? null,
    setAccount(given) {
      const owner = present();
      if (owner === null || given.impersonator !== null || given.mustChangePassword) return forget();
      if (login !== owner || (account && account.is.id !== given.id)) clear();
      login = owner;
      // The link to the logo is signed and expires soon.
      const organisation = { ...given.organisation, logoUrl: null };
      account = { is: { ...given, organisation }, at: now() };
      writeSoon();
    },
    find(key) {
      if (fresh.has(key)) settle();
      const answer = answers.get(key);
      return answer && (attempt(() => JSON.parse(answer.json)) ?? undefined);
    },
    set(key, answer) {
      if (login === null) return;
      fresh.set(key, { at: now(), answer });
      writeSoon();
    },
    drop(key) {
      const wasFresh = fresh.delete(key);
      if (!answers.delete(key) && !wasFresh) return;
      remove();
      writeSoon();
    },
    dropAnswers() {
      forgetAnswers();
      remove();
      writeSoon();
    },
    forget,
    flush() {
      if (timer !== undefined) write();
    },
  };
}
