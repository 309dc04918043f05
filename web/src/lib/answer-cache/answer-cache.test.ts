import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAccount } from '../../../test/account-builders.ts';
import { memoryStorage } from '../storage/safe-storage.ts';
import { CACHE_KEY, createAnswerCache } from './answer-cache.ts';
import { joinAnswers, MOST_CHARACTERS, readEntry, writeEntry } from './cache-entry.ts';
import { loginName } from './login-name.ts';

const DAY_MS = 24 * 60 * 60_000;

let storage = memoryStorage();
let present: { token: string | null; acting: boolean; language: string; shapes: string };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T08:00:00Z') });
  storage = memoryStorage();
  present = { token: 'hers', acting: false, language: 'de', shapes: 'of this version' };
});

afterEach(() => void vi.useRealTimers());

/** This is the next start of the application in the same browser, or another tab. */
const start = (over: { storage?: () => Storage } = {}) =>
  createAnswerCache({
    storage: () => storage,
    token: () => present.token,
    isActing: () => present.acting,
    language: () => present.language,
    shapes: present.shapes,
    ...over,
  });

function visit(account = anAccount()) {
  const cache = start();
  cache.setAccount(account);
  cache.set('dashboard', { goals: 3 });
  cache.flush();
  return cache;
}

const stored = () => storage.getItem(CACHE_KEY);

describe('the answers that a person saw last', () => {
  test('is there at the next start, with the account', () => {
    visit();
    const cache = start();
    expect(cache.account()).toEqual(anAccount());
    expect(cache.find('dashboard')).toEqual({ goals: 3 });
    expect(cache.find('archive')).toBeUndefined();
  });

  test('is cached also when it came before the server has said whose login it is', () => {
    const cache = start();
    cache.set('dashboard', { goals: 3 });
    cache.flush();
    expect(stored()).toBeNull();
    cache.setAccount(anAccount());
    cache.flush();
    expect(start().find('dashboard')).toEqual({ goals: 3 });
  });

  test('is written a moment after it came, without being asked', () => {
    const cache = start();
    cache.setAccount(anAccount());
    cache.set('dashboard', { goals: 3 });
    expect(stored()).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(start().find('dashboard')).toEqual({ goals: 3 });
  });

  test('is cached for seven days', () => {
    visit();
    vi.advanceTimersByTime(7 * DAY_MS - 1);
    expect(start().find('dashboard')).toEqual({ goals: 3 });
    vi.advanceTimersByTime(1);
    expect(start().account()).toBeNull();
    expect(stored()).toBeNull();
  });

  test('goes while the account stays, when only the answer is old', () => {
    visit();
    vi.advanceTimersByTime(4 * DAY_MS);
    const cache = start();
    cache.setAccount(anAccount());
    cache.flush();
    vi.advanceTimersByTime(4 * DAY_MS);
    expect(start().account()).toEqual(anAccount());
    expect(start().find('dashboard')).toBeUndefined();
  });

  test('is not believed when it comes from the future', () => {
    visit();
    vi.setSystemTime(Date.now() - DAY_MS);
    expect(start().account()).toBeNull();
  });

  test.each([
    { name: 'another login', change: { token: 'his' } },
    { name: 'another version of the product', change: { shapes: 'of the next version' } },
    { name: 'somebody who acts for someone', change: { acting: true } },
    { name: 'nobody', change: { token: null } },
  ])('is nothing for $name, and goes', ({ change }) => {
    visit();
    Object.assign(present, change);
    expect(start().account()).toBeNull();
    expect(start().find('dashboard')).toBeUndefined();
    expect(stored()).toBeNull();
  });

  test('is not shown in another language; the account is the same', () => {
    visit();
    present.language = 'en';
    expect(start().find('dashboard')).toBeUndefined();
    expect(start().account()).toEqual(anAccount());
  });

  test('is gone when somebody signs out', () => {
    const cache = visit();
    cache.forget();
    expect(stored()).toBeNull();
    expect(cache.account()).toBeNull();
    cache.set('dashboard', { goals: 3 });
    vi.runAllTimers();
    expect(stored()).toBeNull();
  });

  test('is not written any more by a tab that has not heard yet of the end of the login', () => {
    const other = visit();
    other.set('archive', []);
    present.token = null;
    start().forget();
    vi.runAllTimers();
    expect(stored()).toBeNull();
  });

  test('never goes to the next person in the same browser, whoever writes last', () => {
    const other = visit();
    other.set('archive', ['hers']);
    present.token = 'his';
    const cache = start();
    cache.setAccount(anAccount({ id: 2 }));
    cache.flush();
    other.flush();
    expect(start().find('archive')).toBeUndefined();
    expect(start().find('dashboard')).toBeUndefined();
    other.setAccount(anAccount({ id: 2 }));
    other.flush();
    expect(start().find('archive')).toBeUndefined();
  });

  test('is not cached while an administrator acts for somebody, nor before a one-time password is replaced', () => {
    visit(anAccount({ impersonator: { id: 9, name: 'Katrin Lindner' } }));
    expect(stored()).toBeNull();
    visit(anAccount({ mustChangePassword: true }));
    expect(stored()).toBeNull();
  });

  test('is joined with what another tab has cached', () => {
    const one = visit();
    const two = start();
    two.set('archive', ['a goal']);
    two.flush();
    vi.advanceTimersByTime(1000);
    one.set('dashboard', { goals: 4 });
    one.flush();
    expect(start().find('archive')).toEqual(['a goal']);
    expect(start().find('dashboard')).toEqual({ goals: 4 });
  });

  test('goes when there is no such thing any more', () => {
    visit().drop('dashboard');
    vi.runAllTimers();
    expect(start().find('dashboard')).toBeUndefined();
  });

  test('has bounds: the newest stays', () => {
    const cache = visit();
    const large = 'x'.repeat(MOST_CHARACTERS / 4);
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
      vi.advanceTimersByTime(1);
      cache.set(name, large);
    }
    cache.set('too large', 'x'.repeat(MOST_CHARACTERS));
    cache.flush();
    const found = start();
    expect(
      ['dashboard', 'first', 'second', 'third', 'fourth', 'fifth', 'too large'].filter(found.find),
    ).toEqual(['dashboard', 'third', 'fourth', 'fifth']);
    expect(stored()?.length).toBeLessThan(MOST_CHARACTERS * 1.2);
  });

  test('holds no links that open files', () => {
    const local = '/files/7/logo.png?expires=1763200000&signature=abc';
    const far = 'https://files.example/7?X-Amz-Expires=600&X-Amz-Signature=abc';
    const cache = visit(
      anAccount({ organisation: { id: 1, name: 'Lindner', slug: 'lindner', logoUrl: local, firstMonth: 1 } }),
    );
    cache.set('goal', { name: 'Signature=7 kWh', evidence: [{ url: local }, { url: far }] });
    cache.flush();
    expect(stored()).not.toContain('abc');
    expect(start().find('goal')).toEqual({ name: 'Signature=7 kWh', evidence: [{ url: '' }, { url: '' }] });
    expect(start().account()?.organisation.logoUrl).toBeNull();
  });

  test('holds nothing of the token', () => {
    present.token = '_H5VUg4Fqx3kLrVlbrKXJh1KR0u_Wq23iWSXUgf_Sxw';
    visit();
    expect(stored()).not.toContain(present.token.slice(0, 8));
  });
});

test('a browser that forbids storage, or has no room, keeps nothing and complains about nothing', () => {
  const forbidden = start({
    storage: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  forbidden.setAccount(anAccount());
  forbidden.set('dashboard', { goals: 3 });
  forbidden.flush();
  expect(forbidden.find('dashboard')).toEqual({ goals: 3 });

  visit();
  const full = start({
    storage: () => ({
      ...storage,
      length: 0,
      key: () => null,
      clear: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  });
  full.set('archive', []);
  full.flush();
  expect(stored()).toBeNull();
});

test('unreadable storage causes no error and no answer', () => {
  const circumstances = { shapes: '1', login: 'hers', language: 'de', now: 1 };
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readEntry(text, circumstances)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (account, at, answers) => {
      const text = JSON.stringify({ ...circumstances, account, at, answers });
      for (const answer of readEntry(text, circumstances)?.answers.values() ?? [])
        expect(typeof answer.json).toBe('string');
    }),
  );
});

test('a written entry can be read, up to its limits', () => {
  const answers = fc
    .array(fc.tuple(fc.string(), fc.record({ at: fc.integer({ min: 0, max: 5 }), json: fc.json() })))
    .map((entries) => new Map(entries));
  const circumstances = { shapes: '1', login: 'hers', language: 'de', now: 5 };
  fc.assert(
    fc.property(answers, answers, (mine, theirs) => {
      const joined = joinAnswers(mine, theirs);
      const text = writeEntry({ account: anAccount(), at: 5, answers: joined }, circumstances);
      expect(new Map(readEntry(text, circumstances)?.answers)).toEqual(joined);
    }),
  );
});

test('two tokens have two names', () => {
  const token = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(token, token, (one, other) => (one === other) === (loginName(one) === loginName(other))),
  );
  expect(loginName('hers')).toBe(loginName('hers'));
});
