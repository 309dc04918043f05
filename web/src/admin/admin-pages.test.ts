import type { Role } from '@metra/contract/core/primitives';
import { createMemoryHistory, createRouter, isNotFound, rootRouteId } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAccount } from '../../test/account-builders.ts';
import { type Answers, answerInRounds } from '../../test/calls-in-rounds.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { adminRoute } from '../lib/guards/admin-routes.ts';
import { provideRouter } from '../lib/guards/router-access.ts';
import { initializeTolgee } from '../lib/i18n/initialize-tolgee.ts';
import { session } from '../lib/session/current-session.ts';
import { WAITING_TOKEN_KEY } from '../lib/session/session-keys.ts';
import { firstCallsOf } from '../shell/document/first-calls.ts';
import { administrationPage } from './document/administration-page.tsx';
import { routeTree } from './route-tree.tsx';

let answers: Answers;
let server: ReturnType<typeof answerInRounds>;

beforeEach(() => {
  answers = new Map([['/auth/login', { json: anAccount({ roles: ['METRA', 'ADMIN'] }) }]]);
  server = answerInRounds(answers);
  initializeTolgee();
});

afterEach(() => {
  session.end(false);
  queryClient.clear();
  server.stop();
  vi.restoreAllMocks();
});

/** After a reload the browser knows only the token of the login. */
function comeBack(): void {
  session.acceptToken('present token');
  session.begin(anAccount());
  localStorage.setItem(WAITING_TOKEN_KEY, 'token of an earlier visit');
  session.end(false);
}

let router: ReturnType<typeof routerAt>;

function routerAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  return createRouter({ routeTree, context: { session }, history, trailingSlash: 'never' });
}

/** The address leads to an admin page or to the document of another entry. */
async function landingOf(path: string): Promise<string> {
  router = routerAt(path);
  provideRouter(router);
  const left = Promise.withResolvers<string>();
  vi.spyOn(window.location, 'replace').mockImplementation((address) => left.resolve(String(address)));
  const arrived = server.answerUntil(router.load()).then(() => router.state.location.href);
  return Promise.race([arrived, left.promise]);
}

const CALLS_OF_EVERY_PAGE = ['/auth/login'];

describe('a person who returns', () => {
  beforeEach(comeBack);

  test.each([
    { path: '/admin', calls: ['/admin/overview'] },
    { path: '/admin/missed-searches', calls: ['/admin/missed-searches', '/admin/views'] },
    { path: '/admin/landing-pages', calls: ['/admin/landing-pages', '/admin/views'] },
    { path: '/admin/legal', calls: ['/admin/landing-pages', '/admin/views'] },
    { path: '/admin/landing-pages/7', calls: ['/admin/landing-pages/7'] },
    { path: '/admin/home', calls: ['/admin/home'] },
    { path: '/admin/questionnaires', calls: ['/admin/questionnaires', '/admin/views'] },
    { path: '/admin/questionnaires/7', calls: ['/admin/questionnaires/7'] },
    {
      path: '/admin/questionnaires/7/results',
      calls: ['/admin/questionnaires/7', '/admin/questionnaires/7/results', '/admin/views'],
    },
    {
      path: '/admin/questionnaires/7/statistics',
      calls: ['/admin/questionnaires/7', '/admin/questionnaires/7/statistics'],
    },
    { path: '/admin/questionnaires/7/settings', calls: ['/admin/questionnaires/7'] },
    { path: '/admin/organisations', calls: ['/admin/organisations', '/admin/views'] },
    { path: '/admin/organisations/7', calls: ['/admin/organisations/7'] },
    { path: '/admin/accounts', calls: ['/accounts', '/admin/views'] },
    { path: '/admin/accounts/7', calls: ['/admin/accounts/7'] },
    {
      path: '/admin/accounts/7/sessions',
      calls: ['/admin/accounts/7', '/admin/accounts/7/sessions'],
    },
    { path: '/admin/accounts/7/history', calls: ['/admin/accounts/7'] },
    { path: '/admin/offers', calls: ['/admin/offers', '/admin/views'] },
    { path: '/admin/offers/7', calls: ['/admin/offers/7', '/admin/offers/7/reports'] },
    { path: '/admin/tag-types', calls: ['/admin/tag-types', '/admin/views'] },
    { path: '/admin/goals', calls: ['/admin/goals', '/admin/views'] },
    { path: '/admin/goals/7', calls: ['/admin/goals/7'] },
    { path: '/admin/measures', calls: ['/admin/measures', '/admin/views'] },
    { path: '/admin/measures/7', calls: ['/admin/measures/7'] },
    { path: '/admin/kpis', calls: ['/admin/kpis', '/admin/views'] },
    { path: '/admin/kpis/7', calls: ['/admin/kpis/7'] },
    { path: '/admin/factors', calls: ['/admin/factors', '/admin/views'] },
    { path: '/admin/factors/7', calls: ['/admin/factors/7'] },
    { path: '/admin/standards', calls: ['/admin/standards'] },
    { path: '/admin/standards/vsme-2026-05-01', calls: ['/admin/standards/vsme-2026-05-01'] },
    { path: '/admin/projects', calls: ['/admin/projects', '/admin/views'] },
    { path: '/admin/projects/7', calls: ['/admin/projects/7'] },
    { path: '/admin/translations', calls: ['/admin/translations'] },
    { path: '/admin/tags', calls: ['/admin/tag-types'] },
  ])('asks in one round for what $path needs', async ({ path, calls }) => {
    expect(await landingOf(path)).toBe(path);
    expect(server.rounds.map((round) => round.toSorted())).toEqual([
      [...CALLS_OF_EVERY_PAGE, ...calls].toSorted(),
    ]);
    // The document has already sent exactly these calls.
    const first = firstCallsOf(administrationPage(path));
    const params = new Map(first.path.split('/').map((name, at) => [name, path.split('/')[at] ?? '']));
    const addresses = [...first.addresses, ...first.withoutSearch].map((address) =>
      address.replace(/%24(\w+)/g, (_, name) => params.get(`$${name}`) ?? ''),
    );
    expect(server.addresses).toEqual(expect.arrayContaining(addresses));
  });
});

describe('an administrator who comes back', () => {
  beforeEach(() => {
    comeBack();
    answers.set('/auth/login', { json: anAccount({ roles: ['ADMIN'] }) });
  });

  test.each([
    { path: '/admin/subscriptions', calls: ['/admin/subscriptions', '/admin/views'] },
    { path: '/admin/subscriptions/7', calls: ['/admin/subscriptions/7'] },
    { path: '/admin/invoices', calls: ['/admin/invoices', '/admin/views'] },
    { path: '/admin/invoices/7', calls: ['/admin/invoices/7'] },
    { path: '/admin/promotions', calls: ['/admin/promotions', '/admin/views'] },
    { path: '/admin/promotions/7', calls: ['/admin/promotions/7', '/admin/promotions/7/redemptions'] },
  ])('asks in one round for what $path needs', async ({ path, calls }) => {
    expect(await landingOf(path)).toBe(path);
    expect(server.rounds.map((round) => round.toSorted())).toEqual([
      [...CALLS_OF_EVERY_PAGE, ...calls].toSorted(),
    ]);
  });
});

describe('the guard of the administration', () => {
  function signIn(roles: Role[]): void {
    session.acceptToken('token');
    session.begin(anAccount({ roles }));
    answers.set('/auth/login', { json: anAccount({ roles }) });
  }

  /** This route shows "not found" in its place. */
  const missing = () => router.state.matches.find(({ error }) => isNotFound(error))?.routeId;

  test.each(['/admin', '/admin/landing-pages/7', '/admin/accounts'])(
    'of %s is none for members: there is no such page, nor anything around it',
    async (path) => {
      signIn(['USER']);
      expect(await landingOf(path)).toBe(path);
      expect(missing()).toBe(rootRouteId);
      expect(server.addresses.some((address) => address.includes('/admin'))).toBe(false);
    },
  );

  test.each([
    '/admin/accounts',
    '/admin/accounts/7/sessions',
    '/admin/audit',
    '/admin/system',
    '/admin/subscriptions',
    '/admin/invoices',
    '/admin/invoices/7',
    '/admin/promotions',
  ])('of %s is none for editors: there is no such page in administration', async (path) => {
    signIn(['METRA']);
    expect(await landingOf(path)).toBe(path);
    expect(missing()).toBe(router.state.matches.at(-1)?.routeId);
    expect(router.state.matches.find(({ routeId }) => routeId === adminRoute.id)?.status).toBe('success');
    expect(server.addresses.some((address) => address.includes('/admin'))).toBe(false);
  });

  test('asks a visitor to sign in first', async () => {
    expect(await landingOf('/admin/landing-pages/7')).toBe('/login?route=%2Fadmin%2Flanding-pages%2F7');
  });

  test.each<Role>(['METRA', 'ADMIN'])('is open to %s', async (role) => {
    signIn([role]);
    expect(await landingOf('/admin/landing-pages')).toBe('/admin/landing-pages');
  });

  test.each(['/login', '/app/profile/account', '/marketplace'])('leads out to %s', async (path) => {
    signIn(['METRA']);
    expect(await landingOf(path)).toBe(path);
  });
});
