import type { Role } from '@metra/contract/core/primitives';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anAccount } from '../../../test/account-builders.ts';
import { aSubscriptionState } from '../../../test/subscription-builders.ts';
import { ApplicationError } from '../../design-system/feedback/application-error.ts';
import { currentWizardStore } from '../../features/wizard/current-wizard-store.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { log } from '../../lib/errors/log.ts';
import { provideRouter } from '../../lib/guards/router-access.ts';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { session } from '../../lib/session/current-session.ts';
import { WAITING_TOKEN_KEY } from '../../lib/session/session-keys.ts';
import { routeTree } from '../route-tree.tsx';

type Answer = { status: number; json: unknown };

const found = (json: unknown): Answer => ({ status: 200, json });
const refused = (status: number, key: string): Answer => ({
  status,
  json: { status, error: key, i18nKey: key, message: '' },
});

/** The server knows the account and nothing else; it answers other calls with 404. */
const answers = new Map<string, Answer>();

let accounts = 0;

beforeEach(() => {
  answers.clear();
  answers.set('/frontend/metra-lite', found({ goals: [], motivations: [], industries: [], sizes: [] }));
  answers.set('/my/metra-lite/active-strategy', refused(404, 'strategy.noActiveStrategy'));
  answers.set('/my/subscription', found(aSubscriptionState({ activeUntil: '9999-12-31' })));
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://localhost').pathname.replace('/api/v1', '');
    const { status, json } = answers.get(path) ?? refused(404, 'not_found');
    return Response.json(json, { status });
  });
  initializeTolgee();
});

afterEach(() => {
  session.end(false);
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signIn(roles: Role[] = ['USER']): void {
  accounts += 1;
  session.acceptToken(`token ${accounts}`);
  session.begin(anAccount({ id: accounts, roles }));
}

/** A page that cannot be entered because of an error is logged. */
const expectWarning = () => vi.spyOn(log, 'warn').mockReturnValue();

async function landingOf(path: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, context: { session }, history, trailingSlash: 'never' });
  provideRouter(router);
  // A public page is another document, so the application ends there.
  const left = Promise.withResolvers<string>();
  vi.spyOn(window.location, 'replace').mockImplementation((address) => left.resolve(String(address)));
  return Promise.race([router.load().then(() => router.state.location.href), left.promise]);
}

const done = { done: true, seen: true };
const untouched = { done: false, seen: false };
const stepsDone = (...steps: string[]) => Object.fromEntries(steps.map((step) => [step, done]));

function store(name: string, value: unknown): void {
  answers.set(
    `/my/organisation/storage/metraLite.${name}`,
    found({ value: JSON.stringify(value), version: 1 }),
  );
}

const company = {
  name: 'Lindner Feinmechanik GmbH',
  industry: 1,
  size: 1,
  address: 'Zollernstraße 12',
  zipCode: '78532',
  city: 'Tuttlingen',
  country: 'DE',
};

const progress = () => currentWizardStore().snapshot().state.progress;

describe('the wizard', () => {
  beforeEach(() => signIn());

  test.each([
    { wanted: 'motivation', step: 'motivation', done: [], goals: {}, lands: 'welcome' },
    { wanted: 'goals', step: 'goals', done: ['hello'], goals: {}, lands: 'motivation' },
    { wanted: 'measures', step: 'measures', done: ['hello', 'motivation'], goals: {}, lands: 'goals' },
    {
      wanted: 'measures/e',
      step: 'measures.e',
      done: ['hello', 'motivation'],
      goals: { e: 7 },
      lands: 'goals',
    },
    {
      wanted: 'measures/s',
      step: 'measures.s',
      done: ['hello', 'motivation'],
      goals: { s: 8 },
      lands: 'goals',
    },
    {
      wanted: 'measures/g',
      step: 'measures.g',
      done: ['hello', 'motivation'],
      goals: { g: 9 },
      lands: 'goals',
    },
    {
      wanted: 'company-profile',
      step: 'companyInfos',
      done: ['hello', 'motivation', 'goals'],
      goals: { s: 8 },
      lands: 'measures/s',
    },
    {
      wanted: 'summary',
      step: 'summary',
      done: ['hello', 'motivation', 'goals', 'measures.e'],
      goals: { e: 7, g: 9 },
      lands: 'measures/e',
    },
  ] as const)(
    'leads from $wanted to $lands when that is missing, and resets the step',
    async ({ wanted, step, done: finished, goals, lands }) => {
      // The stored step claims to have been seen, so that the test notices its reset.
      store('steps', { ...stepsDone(...finished), [step]: { done: false, seen: true } });
      store('goals', goals);
      expect(await landingOf(`/app/wizard/${wanted}`)).toBe(`/app/wizard/${lands}`);
      expect(progress()[step]).toEqual(untouched);
    },
  );

  test.each(['measures', 'measures/g', 'measures/x'])(
    'leads from %s to the measures of the first sector with a goal',
    async (wanted) => {
      store('steps', stepsDone('hello', 'motivation', 'goals'));
      store('goals', { s: 8 });
      expect(await landingOf(`/app/wizard/${wanted}`)).toBe('/app/wizard/measures/s');
    },
  );

  test('leads from the measures back to the goals when there is none, and resets all of them', async () => {
    const measures = ['measures', 'measures.e', 'measures.s', 'measures.g'] as const;
    store('steps', stepsDone('hello', 'motivation', 'goals', ...measures));
    expect(await landingOf('/app/wizard/measures')).toBe('/app/wizard/goals');
    for (const step of measures) expect(progress()[step]).toEqual(untouched);
  });

  test.each(['/app/wizard', '/app/wizard/nowhere/at/all', '/app/wizard/summary'])(
    'begins at %s with the greeting',
    async (path) => {
      expect(await landingOf(path)).toBe('/app/wizard/welcome');
    },
  );

  test.each([
    { done: [], place: 'welcome' },
    { done: ['hello'], place: 'motivation' },
    { done: ['hello', 'motivation'], place: 'goals' },
    { done: ['hello', 'motivation', 'goals'], place: 'measures/e' },
    { done: ['hello', 'motivation', 'goals', 'measures.e'], place: 'measures/g' },
    {
      done: ['hello', 'motivation', 'goals', 'measures.e', 'measures', 'measures.g'],
      place: 'company-profile',
    },
    {
      done: ['hello', 'motivation', 'goals', 'measures.e', 'measures', 'measures.g', 'companyInfos'],
      place: 'summary',
    },
  ])(
    'brings whoever comes back to $place, by reloading and from the dashboard',
    async ({ done: finished, place }) => {
      const measures = { 'measures.e': ['e', 70], 'measures.g': ['g', 90] } as const;
      store('steps', stepsDone(...finished));
      if (finished.includes('motivation')) store('motivation', [1]);
      if (finished.includes('goals')) store('goals', { e: 7, g: 9 });
      store(
        'measures',
        Object.fromEntries(
          Object.entries(measures).flatMap(([step, of]) => (finished.includes(step) ? [of] : [])),
        ),
      );
      if (finished.includes('companyInfos')) store('companyInfo', company);
      expect(await landingOf('/app/dashboard')).toBe(`/app/wizard/${place}`);
      expect(await landingOf(`/app/wizard/${place}`)).toBe(`/app/wizard/${place}`);
    },
  );

  test('leads to the login when it cannot be said whether there is a strategy, and back by a new login', async () => {
    const warned = expectWarning();
    answers.set('/my/metra-lite/active-strategy', refused(409, 'conflict'));
    expect(await landingOf('/app/wizard/goals')).toBe('/login?route=%2Fapp%2Fwizard%2Fgoals');
    expect(session.state().status).toBe('authenticated');
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      '/app/wizard/goals could not be entered.',
      expect.objectContaining({ status: 409 }),
    );
    answers.set('/my/metra-lite/active-strategy', refused(404, 'strategy.noActiveStrategy'));
    signIn();
    expect(await landingOf('/login?route=%2Fapp%2Fwizard%2Fwelcome')).toBe('/app/wizard/welcome');
  });

  test.each(['/app/wizard', '/app/wizard/welcome', '/app/wizard/summary'])(
    'leads from %s to the dashboard when there is a strategy',
    async (path) => {
      answers.set('/my/metra-lite/active-strategy', found({ id: 1, goals: [] }));
      expect(await landingOf(path)).toBe('/app/dashboard');
    },
  );
});

test('the wizard belongs to somebody who is signed in', () => {
  expect(currentWizardStore).toThrow(new ApplicationError('app:wizard', 'User is not authenticated.'));
});

describe('the application', () => {
  test('keeps where a visitor wanted to go', async () => {
    expect(await landingOf('/app/wizard/goals')).toBe('/login?route=%2Fapp%2Fwizard%2Fgoals');
    const records = '/app/tracking/records?month=2026-09';
    expect(await landingOf(records)).toBe(`/login?route=${encodeURIComponent(records)}`);
  });

  test.each(['//evil.example', '/logout'])(
    'leads from the login neither to another site nor out: %s',
    async (route) => {
      signIn();
      expect(await landingOf(`/login?route=${encodeURIComponent(route)}`)).toBe('/app/wizard/welcome');
    },
  );

  test('opens the profile without a strategy', async () => {
    signIn();
    expect(await landingOf('/app/profile/account')).toBe('/app/profile/account');
  });

  test('leads home without the public data, and keeps what was wanted and the login', async () => {
    expectWarning();
    signIn();
    answers.set('/frontend/metra-lite', refused(404, 'not_found'));
    expect(await landingOf('/app/wizard')).toBe('/?route=%2Fapp%2Fwizard');
    expect(await landingOf('/app/profile/account')).toBe('/?route=%2Fapp%2Fprofile%2Faccount');
    expect(session.token()).not.toBeNull();
  });

  test('stays without a connection: home would not come either', async () => {
    await loadTexts('common');
    signIn();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await landingOf('/app/profile/account')).toBe('/app/profile/account');
  });

  test('leads to the login when the public data need one', async () => {
    signIn();
    answers.set('/frontend/metra-lite', refused(401, 'auth.unauthenticated'));
    expect(await landingOf('/app/wizard')).toBe('/login?route=%2Fapp%2Fwizard');
  });

  test('lets navigation go on after a 401 that says nothing about the present login', async () => {
    signIn();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.endsWith('/frontend/metra-lite')) return fetch(address);
      // A new token arrived while the answer to the old one was pending.
      session.acceptToken('a fresh one');
      return Response.json({ i18nKey: 'auth.unauthenticated' }, { status: 401 });
    });
    expect(await landingOf('/app/profile/account')).toBe('/app/profile/account');
    expect(session.state().status).toBe('authenticated');
  });

  describe('when nobody can say whose login it is', () => {
    beforeEach(() => {
      answers.set('/auth/login', refused(409, 'conflict'));
      signIn();
      // The end of an impersonation returns to a login of which only the token is known.
      localStorage.setItem(WAITING_TOKEN_KEY, 'only a token');
      session.end(false);
    });

    afterEach(() => session.end(false));

    test('leads from the wizard to the login, keeps the route and signs nobody out', async () => {
      expectWarning();
      expect(await landingOf('/app/wizard/goals')).toBe('/login?route=%2Fapp%2Fwizard%2Fgoals');
      expect(session.token()).toBe('only a token');
    });

    test('stays where it is elsewhere, where the page says so', async () => {
      expect(await landingOf('/app/profile/account')).toBe('/app/profile/account');
    });

    test('leads home when there is nothing else either', async () => {
      expectWarning();
      answers.set('/frontend/metra-lite', refused(409, 'conflict'));
      expect(await landingOf('/app/wizard/goals')).toBe('/?route=%2Fapp%2Fwizard%2Fgoals');
      expect(await landingOf('/app/dashboard')).toBe('/?route=%2Fapp%2Fdashboard');
    });
  });

  test.each([
    { state: 'none', answer: refused(404, 'not_found.subscription') },
    { state: 'an ended one', answer: found(aSubscriptionState({ activeUntil: '2020-01-01' })) },
  ])('opens the subscription page when there is $state', async ({ answer }) => {
    signIn();
    answers.set('/my/metra-lite/active-strategy', found({ id: 1, goals: [] }));
    answers.set('/my/subscription', answer);
    expect(await landingOf('/app/dashboard')).toBe('/app/profile/abo');
    // Reports stay readable and downloadable without a strategy.
    expect(await landingOf('/app/reporting')).toBe('/app/reporting/current-report');
  });

  test('opens the subscription page when it cannot be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    signIn();
    answers.set('/my/metra-lite/active-strategy', found({ id: 1, goals: [] }));
    answers.set('/my/subscription', refused(403, 'auth.forbidden'));
    expect(await landingOf('/app/dashboard')).toBe('/app/profile/abo');
    expect(warned).toHaveBeenCalledWith('The subscription could not be read.', expect.any(Error));
  });

  test('leads from an unknown path to the dashboard, a visitor home', async () => {
    expect(await landingOf('/no/such/page')).toBe('/');
    signIn();
    answers.set('/my/metra-lite/active-strategy', found({ id: 1, goals: [] }));
    expect(await landingOf('/no/such/page')).toBe('/app/dashboard');
  });

  test.each(['/admin', '/admin/landing-pages?page=2'])(
    'leaves for the document of administration at %s',
    async (path) => expect(await landingOf(path)).toBe(path),
  );

  test.each<{ who: string; roles: Role[] }>([
    { who: 'an editor', roles: ['METRA'] },
    { who: 'an administrator', roles: ['USER', 'ADMIN'] },
  ])(
    "leads $who without an organisation's work to the administration, never into the wizard",
    async ({ roles }) => {
      signIn(roles);
      for (const path of ['/app', '/app/dashboard', '/app/tracking', '/app/wizard', '/app/wizard/goals'])
        expect(await landingOf(path)).toBe('/admin');
      expect(await landingOf('/app/profile/account')).toBe('/app/profile/account');
      queryClient.clear();
      answers.set('/my/metra-lite/active-strategy', found({ id: 1, goals: [] }));
      expect(await landingOf('/app')).toBe('/app/dashboard');
    },
  );

  test('opens the profile with the settings', async () => {
    signIn();
    expect(await landingOf('/app/profile')).toBe('/app/profile/settings');
  });
});
