import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAccount } from '../../../test/account-builders.ts';
import { aSubscriptionState } from '../../../test/subscription-builders.ts';
import { session } from '../../lib/current-session.ts';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { queryClient } from '../../lib/query-client.ts';
import { provideRouter } from '../../lib/router-access.ts';
import { WAITING_TOKEN_KEY } from '../../lib/session-keys.ts';
import { routeTree } from '../route-tree.tsx';

/** Calls in the order they were made; those of one round were made before any of them was answered. */
let rounds: string[][];
let waiting: (() => void)[];

const STRATEGY = '/my/metra-lite/active-strategy';
const answers = new Map<string, unknown>();

beforeEach(() => {
  rounds = [];
  waiting = [];
  answers.set('/auth/login', anAccount());
  answers.set('/frontend/metra-lite', { goals: [], motivations: [], industries: [], sizes: [] });
  answers.set(STRATEGY, { id: 1, goals: [] });
  answers.set('/my/subscription', aSubscriptionState({ activeUntil: '9999-12-31' }));
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://localhost').pathname.replace('/api/v1', '');
    if (waiting.length === 0) rounds.push([]);
    rounds.at(-1)?.push(path);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const json = answers.get(path);
    const i18nKey = path === STRATEGY ? 'strategy.noActiveStrategy' : 'not_found';
    return json ? Response.json(json) : Response.json({ i18nKey }, { status: 404 });
  });
  initializeTolgee();
});

afterEach(() => {
  for (const answer of waiting) answer();
  session.end(false);
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A login of which only the token is known, as after a reload. */
function comeBack(): void {
  session.acceptToken('present token');
  session.begin(anAccount());
  localStorage.setItem(WAITING_TOKEN_KEY, 'token of an earlier visit');
  session.end(false);
}

function routerAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, context: { session }, history, trailingSlash: 'never' });
  provideRouter(router);
  return router;
}

/** Opens a page; whenever everything waits for answers, all that was asked for is answered at once. */
async function open(path: string): Promise<string> {
  const router = routerAt(path);
  let isOpen = false;
  const opened = router.load().then(() => {
    isOpen = true;
  });
  while (!isOpen) {
    await nothingNewIsAsked();
    for (const answer of waiting.splice(0)) answer();
  }
  await opened;
  return router.state.location.pathname;
}

/** Calls follow answers within a few turns of the event loop. */
async function nothingNewIsAsked(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

const GUARDS = ['/auth/login', '/frontend/metra-lite'];
const MAIN = [...GUARDS, '/my/subscription', '/account/events'];
const SUBSCRIBED = [...MAIN, STRATEGY];
const TRACKING = [...SUBSCRIBED, '/tracking/kpi-due', '/tracking/categories'];

describe('whoever comes back', () => {
  beforeEach(comeBack);

  test.each([
    { path: '/app/dashboard', calls: [...SUBSCRIBED, '/my/metra-lite/dashboard'] },
    {
      path: '/app/dashboard/goals/7',
      calls: [...SUBSCRIBED, '/tracking/goals/7', '/tracking/goals/7/history'],
    },
    { path: '/app/reporting/archive', calls: [...SUBSCRIBED, '/tracking/goals'] },
    { path: '/app/company-data', calls: [...SUBSCRIBED, '/tracking/company-data'] },
    { path: '/app/company-data/e', calls: [...SUBSCRIBED, '/tracking/company-data'] },
    {
      path: '/app/company-data/e/3',
      calls: [
        ...SUBSCRIBED,
        '/kpis/3',
        '/tracking/kpis/3/records',
        // The chart, and what values can be traced back.
        '/tracking/kpi-history/3',
        '/tracking/kpi-history/3',
        '/tracking/kpi-due',
      ],
    },
    { path: '/app/tracking', calls: TRACKING },
    { path: '/app/tracking/records?period=2026-09', calls: [...TRACKING, '/tracking/kpi-grid'] },
    { path: '/app/tracking/energy', calls: [...TRACKING, '/tracking/kpi-choices'] },
    { path: '/app/events', calls: [...MAIN, '/account/events'] },
    {
      path: '/app/profile/settings',
      calls: [...MAIN, '/my/metra-lite/profile', '/lookup/address/countries'],
    },
    {
      path: '/app/profile/abo',
      calls: [...MAIN, '/my/subscription/billing', '/my/subscription/invoices'],
    },
    { path: '/app/profile/account', calls: [...MAIN, '/account/sessions', '/my/organisation/team'] },
  ])('asks in one round for what $path needs, guards included', async ({ path, calls }) => {
    expect(await open(path)).toBe(path.split('?')[0]);
    expect(rounds.map((round) => round.toSorted())).toEqual([calls.toSorted()]);
  });

  test('asks in one round for what the wizard needs, and not again at the next step', async () => {
    answers.delete(STRATEGY);
    const values = ['steps', 'motivation', 'goals', 'measures', 'companyInfo'];
    const calls = [
      ...GUARDS,
      STRATEGY,
      ...values.map((name) => `/my/organisation/storage/metraLite.${name}`),
    ];
    expect(await open('/app/wizard/welcome')).toBe('/app/wizard/welcome');
    expect(await open('/app/wizard/summary')).toBe('/app/wizard/welcome');
    expect(rounds.map((round) => round.toSorted())).toEqual([calls.toSorted()]);
  });

  test.each(['/app/dashboard/goals/first', '/app/company-data/x', '/app/company-data/e/0'])(
    'asks for nothing that cannot be there at %s',
    async (path) => {
      await open(path);
      expect(rounds.map((round) => round.toSorted())).toEqual([SUBSCRIBED.toSorted()]);
    },
  );
});

test('a visitor asks for nothing behind the login', async () => {
  expect(await open('/app/dashboard')).toBe('/login');
  expect(rounds).toEqual([]);
});

test('whoever has to choose a password first asks for nothing that would be refused', async () => {
  session.acceptToken('present token');
  session.begin(anAccount({ mustChangePassword: true }));
  expect(await open('/app/dashboard')).toBe('/new-password');
  expect(rounds).toEqual([]);
});
