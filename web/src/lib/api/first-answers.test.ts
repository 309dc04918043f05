import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { initializeTolgee } from '../i18n/initialize-tolgee.ts';
import { changeLanguage } from '../i18n/tolgee.ts';
import { TOKEN_KEY } from '../session/session-keys.ts';
import { api } from './api.ts';
import { dropFirstAnswers, FIRST_CALLS_ID, type FirstCalls } from './first-answers.ts';

const script = readFileSync('web/src/render/before-first-paint.js', 'utf8');
const tracesNoted = Error.stackTraceLimit;
const LOGIN = '/api/v1/auth/login';
const DASHBOARD = '/api/v1/my/metra-lite/dashboard';

const server = vi.fn<typeof fetch>();
const asked = () => server.mock.calls.map(([address]) => address);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(async () => Response.json({ number: server.mock.calls.length }));
  localStorage.setItem(TOKEN_KEY, 'present token');
  initializeTolgee();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropFirstAnswers();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  localStorage.clear();
  document.head.innerHTML = '';
});

const begin = (...addresses: string[]): void => beginWith({ addresses });

function beginWith(calls: Partial<FirstCalls>): void {
  const data = JSON.stringify({
    headers: { 'x-application-id': 'mc_esg' },
    path: '/',
    addresses: [],
    withoutSearch: [],
    ...calls,
  });
  document.head.innerHTML = `<script type="application/json" id="${FIRST_CALLS_ID}">${data}</script>`;
  runInThisContext(script);
}

describe('the calls that a document names', () => {
  test('is asked for before the application starts, just as the application would ask', async () => {
    begin(LOGIN, DASHBOARD);
    expect(asked()).toEqual([LOGIN, DASHBOARD]);
    dropFirstAnswers();
    await api.auth.getLogin();
    const [early, , late] = server.mock.calls.map(([, init]) => [...new Headers(init?.headers)]);
    expect(early).toEqual(late);
  });

  test('is asked for once, and its answer taken once', async () => {
    begin(LOGIN);
    expect(await api.auth.getLogin()).toEqual({ number: 1 });
    expect(asked()).toEqual([LOGIN]);
    expect(await api.auth.getLogin()).toEqual({ number: 2 });
  });

  test('is asked for only where the address has no search, if it would follow that', () => {
    beginWith({ addresses: [LOGIN], withoutSearch: [DASHBOARD] });
    expect(asked()).toEqual([LOGIN, DASHBOARD]);
    server.mockClear();
    history.replaceState(null, '', '?period=2026-09');
    beginWith({ addresses: [LOGIN], withoutSearch: [DASHBOARD] });
    expect(asked()).toEqual([LOGIN]);
    history.replaceState(null, '', '/');
  });

  test('is asked for with what stands in the path, unless that can be no parameter', () => {
    const goal = {
      path: '/app/dashboard/goals/$goalId',
      addresses: ['/api/v1/tracking/goals/%24goalId?of=%24goalId'],
    };
    history.replaceState(null, '', '/app/dashboard/goals/17');
    beginWith(goal);
    expect(asked()).toEqual(['/api/v1/tracking/goals/17?of=17']);
    server.mockClear();
    for (const wrong of ['', '/', '/..%2F..%2Fauth', '/<script>', '/%24goalId', `/${'1'.repeat(81)}`]) {
      history.replaceState(null, '', `/app/dashboard/goals${wrong}`);
      beginWith(goal);
    }
    expect(asked()).toEqual([]);
    history.replaceState(null, '', '/');
  });

  test('is not asked for without a login', () => {
    localStorage.removeItem(TOKEN_KEY);
    begin(LOGIN);
    expect(asked()).toEqual([]);
  });

  test('in the remembered language', async () => {
    await changeLanguage('en');
    begin(LOGIN);
    await api.auth.getLogin();
    expect(asked()).toEqual([LOGIN]);
    await changeLanguage('de');
  });

  test('does not keep other pages from starting', () => {
    runInThisContext(script);
    expect(asked()).toEqual([]);
  });
});

describe('the application asks by itself', () => {
  test('for whatever else it needs', async () => {
    begin(LOGIN);
    await api.my.dashboard();
    expect(asked()).toEqual([LOGIN, DASHBOARD]);
  });

  test('when something else is done at the same address', async () => {
    begin(LOGIN);
    await api.auth.login({ body: { username: 'a@metra.example', password: 'secret' } });
    expect(server.mock.calls.map(([, init]) => init?.method)).toEqual(['GET', 'POST']);
  });

  test('when somebody else has signed in meanwhile', async () => {
    begin(LOGIN);
    localStorage.setItem(TOKEN_KEY, 'other token');
    expect(await api.auth.getLogin()).toEqual({ number: 2 });
  });

  test('when another language was chosen meanwhile', async () => {
    begin(LOGIN);
    await changeLanguage('en');
    expect(await api.auth.getLogin()).toEqual({ number: 2 });
    await changeLanguage('de');
  });

  test('when no answer came', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    begin(LOGIN);
    expect(await api.auth.getLogin()).toEqual({ number: 2 });
  });

  test('when the answer has become old', async () => {
    begin(LOGIN);
    vi.setSystemTime(Date.now() + 31_000);
    expect(await api.auth.getLogin()).toEqual({ number: 2 });
  });

  test('once it has started', async () => {
    begin(LOGIN);
    dropFirstAnswers();
    expect(await api.auth.getLogin()).toEqual({ number: 2 });
  });
});

test('stack traces are recorded again as soon as the page is loaded', () => {
  runInThisContext(script);
  expect(new Error('while loading').stack ?? '').not.toContain('first-answers.test');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(Error.stackTraceLimit).toBe(tracesNoted);
});

test('an answer that refuses counts as any other', async () => {
  server.mockResolvedValueOnce(Response.json({ i18nKey: 'auth.forbidden' }, { status: 429 }));
  begin(LOGIN);
  await expect(api.auth.getLogin()).rejects.toMatchObject({ status: 429, i18nKey: 'auth.forbidden' });
  expect(asked()).toEqual([LOGIN]);
});

test('a cancelled caller stops waiting at once', async () => {
  server.mockReturnValueOnce(new Promise(() => undefined));
  begin(LOGIN);
  const stop = new AbortController();
  const answer = api.auth.getLogin(undefined, { signal: stop.signal });
  stop.abort();
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(asked()).toEqual([LOGIN]);
});
