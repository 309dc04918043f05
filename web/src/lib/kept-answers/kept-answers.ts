import type { Account } from '@metra/contract/shapes/accounts';
import { joinAnswers, type KeptEntry, readEntry, withoutSignedLinks, writeEntry } from './kept-entry.ts';
import { loginName } from './login-name.ts';

/** Name of the entry in the browser's storage. */
export const KEPT_KEY = 'kept_answers';

/** Answers come in crowds: they are written together. */
const WRITE_AFTER_MS = 2000;

/** What somebody saw last, kept in their browser until they sign out, so that they see it at once the next time. */
export interface KeptAnswers {
  /** Whose login this is, as far as this browser knows; only the server can say whether it still holds. */
  account(): Account | null;
  /** The server said whose login this is. */
  keepAccount(account: Account): void;
  /** The last answer to a question; undefined when none is kept, or when the answer was that there is nothing. */
  find(key: string): unknown;
  keep(key: string, answer: unknown): void;
  /** There is no such answer any more. */
  drop(key: string): void;
  /** Another language: the answers are no use, the account is. */
  dropAnswers(): void;
  /** Nothing is left, here and in the browser's storage. */
  forget(): void;
  /** Writes now what waits to be written. */
  flush(): void;
}

interface KeptAnswersNeeds {
  /** May throw: storage that is forbidden or full keeps nothing, and nobody misses it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  token: () => string | null;
  /** While an administrator acts for someone nothing is kept. */
  isActing: () => boolean;
  language: () => string;
  shapes: string;
  now?: () => number;
}

export function createKeptAnswers(needs: KeptAnswersNeeds): KeptAnswers {
  const { storage, shapes, now = Date.now } = needs;
  const earlier = read();
  /** The login that all of this belongs to; null while there is none that anything is kept of. */
  let login = present();
  let account: { is: Account; at: number } | null = earlier && { is: earlier.account, at: earlier.at };
  /** Also those that came before the server has said whose login it is. */
  let answers = new Map(earlier?.answers);
  /** Those that came since the last write: put into words when they are written, not while a page is being drawn. */
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
    attempt(() => storage().removeItem(KEPT_KEY));
  }

  function read(): KeptEntry | null {
    const text = attempt(() => storage().getItem(KEPT_KEY));
    if (text === null) return null;
    const owner = present();
    const circumstances = { shapes, login: owner ?? '', language: needs.language(), now: now() };
    const found = owner === null ? null : readEntry(text, circumstances);
    // Of another login, version or week: nobody will ever want it.
    if (!found) remove();
    return found;
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (!account || login === null) return;
    // Somebody signed in or out in another tab: what is here belongs to nobody any more.
    if (login !== present()) return clear();
    settle();
    const joined = joinAnswers(answers, read()?.answers ?? new Map());
    const entry = { account: account.is, at: account.at, answers: joined };
    const text = writeEntry(entry, { shapes, login, language: needs.language() });
    // Without room for it, what waits to be saved shall at least have the room there is.
    if (attempt(() => storage().setItem(KEPT_KEY, text) ?? true) === null) remove();
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
    keepAccount(given) {
      const owner = present();
      if (owner === null || given.impersonator !== null || given.mustChangePassword) return forget();
      if (login !== owner || (account && account.is.id !== given.id)) clear();
      login = owner;
      // Its link is signed and does not live long.
      const organisation = { ...given.organisation, logoUrl: null };
      account = { is: { ...given, organisation }, at: now() };
      writeSoon();
    },
    find(key) {
      if (fresh.has(key)) settle();
      const answer = answers.get(key);
      return answer && (attempt(() => JSON.parse(answer.json)) ?? undefined);
    },
    keep(key, answer) {
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
