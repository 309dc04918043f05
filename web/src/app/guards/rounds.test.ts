import { hashKey } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAccount } from '../../../test/account-builders.ts';
import { type Answers, answerInRounds } from '../../../test/calls-in-rounds.ts';
import { aSubscriptionState } from '../../../test/subscription-builders.ts';
import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { publicDataQueries } from '../../domain/tracking/public-data.queries.ts';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { answerCache } from '../../lib/answer-cache/current-answer-cache.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { provideRouter } from '../../lib/guards/router-access.ts';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { session } from '../../lib/session/current-session.ts';
import { WAITING_TOKEN_KEY } from '../../lib/session/session-keys.ts';
import { firstCallsOf } from '../../shell/document/first-calls.ts';
import { applicationPage } from '../document/application-page.tsx';
import { routeTree } from '../route-tree.tsx';

const STRATEGY = '/my/metra-lite/active-strategy';
let answers: Answers;
let server: ReturnType<typeof answerInRounds>;

beforeEach(() => {
  answers = new Map([
    ['/auth/login', { json: anAccount() }],
    ['/frontend/metra-lite', { json: { goals: [], motivations: [], industries: [], sizes: [] } }],
    [STRATEGY, { json: { id: 1, goals: [] } }],
    ['/my/subscription', { json: aSubscriptionState({ activeUntil: '9999-12-31' }) }],
  ]);
  server = answerInRounds(answers);
  initializeTolgee();
});

afterEach(() => {
  session.end(false);
  queryClient.clear();
  server.stop();
});

/** After a reload the browser knows only the token of the login. */
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

async function open(path: string): Promise<string> {
  const router = routerAt(path);
  await server.answerUntil(router.load());
  return router.state.location.pathname;
}

const GUARDS = ['/auth/login', '/frontend/metra-lite'];
const MAIN = [...GUARDS, '/my/subscription', '/account/events'];
const SUBSCRIBED = [...MAIN, STRATEGY];
const TRACKING = [...SUBSCRIBED, '/tracking/kpi-due', '/tracking/categories'];

describe('a person who returns', () => {
  beforeEach(comeBack);

  test.each([
    { path: '/app/dashboard', calls: [...SUBSCRIBED, '/my/metra-lite/dashboard'] },
    { path: '/app/dashboard/targets', calls: [...SUBSCRIBED, '/tracking/goals'] },
    {
      path: '/app/dashboard/goals/7',
      calls: [...SUBSCRIBED, '/tracking/goals/7', '/tracking/goals/7/changes', '/tracking/goals/7/history'],
    },
    { path: '/app/landing-page/7', calls: [...MAIN, '/application/landing-pages/7'] },
    {
      path: '/app/reporting/archive',
      calls: [
        ...MAIN,
        '/my/archive',
        '/my/reports',
        '/my/archive/reports',
        '/my/archive/goals',
        '/my/archive/strategies',
      ],
    },
    { path: '/app/reporting/vsme', calls: [...MAIN, '/my/reports'] },
    {
      path: '/app/reporting/vsme?year=2026',
      calls: [...MAIN, '/my/reports', '/my/reports/2026/disclosures'],
    },
    { path: '/app/reporting/current-report', calls: [...MAIN, '/my/reports'] },
    {
      path: '/app/reporting/current-report?year=2025',
      calls: [...MAIN, '/my/reports', '/my/reports/2025'],
    },
    { path: '/app/company-data', calls: [...SUBSCRIBED, '/tracking/company-data'] },
    { path: '/app/company-data/e', calls: [...SUBSCRIBED, '/tracking/company-data'] },
    { path: '/app/company-data/factors', calls: [...SUBSCRIBED, '/tracking/factors/in-use'] },
    {
      path: '/app/company-data/e/3',
      calls: [
        ...SUBSCRIBED,
        '/kpis/3',
        // One call returns existing records, the other deleted ones.
        '/tracking/kpis/3/records',
        '/tracking/kpis/3/records',
        '/tracking/kpi-history/3',
        '/tracking/kpi-due',
      ],
    },
    { path: '/app/tracking', calls: TRACKING },
    { path: '/app/tracking/records?period=2026-09', calls: [...TRACKING, '/tracking/kpi-grid'] },
    { path: '/app/tracking/records', calls: [...TRACKING, '/tracking/kpi-grid'] },
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
    {
      path: '/app/profile/account',
      calls: [
        ...MAIN,
        '/account/sessions',
        '/account/reminders',
        '/account/second-factor',
        '/account/watch-list/digest',
        '/my/organisation/team',
      ],
    },
    {
      path: '/app/organisation/resources',
      calls: [...MAIN, '/account/resources', '/account/resources/storage'],
    },
    {
      path: '/app/organisation/watch-list',
      calls: [...MAIN, '/account/watch-list'],
    },
    { path: '/app/profile/data', calls: [...MAIN, '/account/export/contents'] },
    { path: '/app/profile/questionnaire-results', calls: [...MAIN, '/my/questionnaire-results'] },
  ])('asks in one round for what $path needs, guards included', async ({ path, calls }) => {
    expect(await open(path)).toBe(path.split('?')[0]);
    expect(server.rounds.map((round) => round.toSorted())).toEqual([calls.toSorted()]);
    // The document has already sent exactly these calls.
    const [pathname = '', search] = path.split('?');
    const first = firstCallsOf(applicationPage(pathname));
    const { path: pattern } = first;
    const params = new Map(pattern.split('/').map((name, at) => [name, pathname.split('/')[at] ?? '']));
    const addresses = (search ? first.addresses : [...first.addresses, ...first.withoutSearch]).map(
      (address) => address.replace(/%24(\w+)/g, (_, name) => params.get(`$${name}`) ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(GUARDS.length);
    expect(server.addresses).toEqual(expect.arrayContaining([...addresses]));
  });

  test('asks in one round for what the wizard needs, and not again at the next step', async () => {
    answers.set(STRATEGY, { missing: 'strategy.noActiveStrategy' });
    const values = ['steps', 'motivation', 'goals', 'measures', 'companyInfo'];
    const calls = [
      ...GUARDS,
      STRATEGY,
      '/measures',
      ...values.map((name) => `/my/organisation/storage/metraLite.${name}`),
    ];
    expect(await open('/app/wizard/welcome')).toBe('/app/wizard/welcome');
    expect(await open('/app/wizard/summary')).toBe('/app/wizard/welcome');
    expect(server.rounds.map((round) => round.toSorted())).toEqual([calls.toSorted()]);
  });

  test.each(['/app/dashboard/goals/first', '/app/company-data/x', '/app/company-data/e/0'])(
    'asks for nothing that cannot be there at %s',
    async (path) => {
      await open(path);
      expect(server.rounds.map((round) => round.toSorted())).toEqual([SUBSCRIBED.toSorted()]);
    },
  );
});

test('a visitor asks for nothing behind the login', async () => {
  expect(await open('/app/dashboard')).toBe('/login');
  expect(server.rounds).toEqual([]);
});

test('a person who has to choose a password first sends no call that would be refused', async () => {
  session.acceptToken('present token');
  session.begin(anAccount({ mustChangePassword: true }));
  expect(await open('/app/dashboard')).toBe('/new-password');
  expect(server.rounds).toEqual([]);
});

describe('a person who was here before', () => {
  const active = aSubscriptionState({ activeUntil: '9999-12-31' });
  const ended = aSubscriptionState({ activeUntil: '2020-01-01' });

  function beHereBefore(subscription: unknown): void {
    session.acceptToken('present token');
    session.begin(anAccount());
    for (const [query, answer] of [
      [publicDataQueries.catalogue(), { goals: [], motivations: [], industries: [], sizes: [] }],
      [strategyQueries.active(), { id: 1, goals: [] }],
      [subscriptionStateQueries.current(), subscription],
    ] as const)
      answerCache.set(hashKey(query.queryKey), answer);
  }

  test('enters before the server has answered anything', async () => {
    beHereBefore(active);
    const router = routerAt('/app/dashboard');
    await router.load();
    expect(router.state.location.pathname).toBe('/app/dashboard');
    expect(server.rounds).toHaveLength(1);
  });

  test('is led away as soon as the server says so', async () => {
    beHereBefore(active);
    answers.set('/my/subscription', { json: ended });
    const router = routerAt('/app/dashboard');
    await router.load();
    expect(router.state.location.pathname).toBe('/app/dashboard');
    server.answerAll();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/app/profile/abo'), 30_000);
  });

  test('is not turned away because of what was true then', async () => {
    beHereBefore(ended);
    expect(await open('/app/dashboard')).toBe('/app/dashboard');
    expect(await open('/app/wizard/welcome')).toBe('/app/dashboard');
  });

  test('begins the wizard when the strategy of then is over', async () => {
    beHereBefore(active);
    answers.set(STRATEGY, { missing: 'strategy.noActiveStrategy' });
    expect(await open('/app/wizard/welcome')).toBe('/app/wizard/welcome');
  });
});
