import { contract } from '@metra/contract';
import { manifestOf } from '@metra/contract/core/manifest';
import type { ClientFiles } from '@metra/contract/core/web-rendering';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyCharacter } from '../../test/any-character.ts';
import {
  adminRouteIds,
  nothingThere,
  pathsOfScreens,
  routeIds,
  withoutLayout,
} from '../../test/application-routes.ts';
import * as admin from '../admin/document/route-skeletons.tsx';
import { layoutSkeletons, leadingOn, screenSkeletons } from '../app/document/route-skeletons.tsx';
import { languages } from '../lib/i18n/languages.ts';
import { createApplicationRendering } from './application-document.tsx';
import { FIRST_SCRIPT } from './first-script.ts';

const files: ClientFiles = {
  'src/app/main.tsx': { file: 'assets/app.js', name: 'app', css: ['assets/app.css'], isEntry: true },
  'src/admin/main.tsx': { file: 'assets/administration.js', name: 'administration', isEntry: true },
};
const renderApplication = createApplicationRendering({ origin: 'https://metra.example', files });
const render = (pathname: string, language: 'de' | 'en' = 'de') => renderApplication({ pathname, language });

const known = [
  ...Object.keys(layoutSkeletons),
  ...Object.keys(screenSkeletons),
  ...Object.keys(leadingOn),
  ...withoutLayout,
  ...nothingThere,
];

const adminKnown = [
  ...Object.keys(admin.layoutSkeletons),
  ...Object.keys(admin.screenSkeletons),
  '__root__',
  '/$',
];

test.each([
  { entry: 'app', named: known, routes: routeIds() },
  { entry: 'admin', named: adminKnown, routes: adminRouteIds() },
])('every route of $entry has a skeleton, redirects, or has no page', ({ entry, named, routes }) => {
  const lists = `web/src/${entry}/document/route-skeletons.tsx`;
  expect(
    routes.filter((id) => !named.includes(id)),
    `Add these routes to ${lists}`,
  ).toEqual([]);
  expect(
    named.filter((id) => !routes.includes(id)),
    `Remove these from ${lists} or web/test/application-routes.ts, because there is no such route`,
  ).toEqual([]);
  expect(new Set(named).size, `${lists} names a route twice`).toBe(named.length);
});

test('administration is a separate program, and no other page names it', () => {
  for (const path of pathsOfScreens())
    expect(render(path).html.includes('assets/administration.js')).toBe(/^\/admin/.test(path));
  expect(render('/admin/none').html).toContain('assets/administration.js');
});

describe.each(languages)('the documents of the application in %s', (language) => {
  test.each(pathsOfScreens())('%s', (pathname) => {
    expect(typeof document).toBe('undefined');
    const { status, html } = render(pathname, language);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}">`);
    // The security policy would refuse a style attribute.
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.match(/<script(?![^>]* (src=|type="application\/json"))[^>]*>[^<]*/g)).toEqual([
      `<script>${FIRST_SCRIPT}`,
    ]);
    // The page cannot be used before the scripts have come.
    expect(html.indexOf('<script type="module"')).toBeLessThan(html.indexOf('<body>'));
    // The message of a failed start has the other heading.
    expect(html.match(/<h1/g)).toHaveLength(2);
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html).toMatch(/class="skeleton[^"]*" data-shown/);
    // A missing text would show its key, and a text that cannot be formatted shows this word.
    expect(html).not.toContain('invalid');
    expect(html.match(/>[a-z][\w-]*(\.\w+)+</g)).toBeNull();
  });
});

test('a page contains its texts in its language', () => {
  expect(render('/login', 'de').html).toContain('<title>Anmelden · Metra</title>');
  expect(render('/login', 'en').html).toContain('<title>Sign in · Metra</title>');
  expect(render('/app/dashboard', 'de').html).toMatch(/<h2[^>]*>Als Nächstes</);
  expect(render('/app/dashboard', 'en').html).not.toContain('Als Nächstes');
});

/** The script `before-first-paint.js` sends these calls. */
function firstCalls(pathname: string): string[] {
  const { html } = render(pathname);
  const [, data] = html.match(/<script type="application\/json" id="first-calls">(.*?)<\/script>/) ?? [];
  if (data === undefined) return [];
  const { addresses, withoutSearch } = JSON.parse(data);
  return [...addresses, ...withoutSearch].map((address: string) => address.slice('/api/v1'.length));
}

describe('the first calls', () => {
  const main = ['/auth/login', '/frontend/metra-lite', '/my/subscription', '/account/events?pageSize=6'];
  const subscribed = [...main, '/my/metra-lite/active-strategy'];

  test.each([
    ['/app/dashboard', [...subscribed, '/my/metra-lite/dashboard']],
    ['/app', [...subscribed, '/my/metra-lite/dashboard']],
    ['/app/company-data', [...subscribed, '/tracking/company-data']],
    [
      '/app/tracking/records',
      [...subscribed, '/tracking/kpi-due', '/tracking/categories', '/tracking/kpi-grid?frequency=MONTH'],
    ],
    ['/app/company-data/e', [...subscribed, '/tracking/company-data?sector=%24sector']],
    [
      '/app/reporting/archive',
      [
        ...main,
        '/my/archive',
        '/my/reports',
        '/my/archive/reports?sort=-frozenAt&pageSize=50&page=0',
        '/my/archive/goals?pageSize=50&page=0',
        '/my/archive/strategies?pageSize=50&page=0',
      ],
    ],
    [
      '/app/profile/account',
      [
        ...main,
        '/account/second-factor',
        '/account/sessions',
        '/account/reminders',
        '/account/watch-list/digest',
        '/my/organisation/team?page=0&pageSize=20',
      ],
    ],
    ['/admin', ['/admin/overview', '/auth/login']],
    // One document serves many paths.
    [
      '/app/dashboard/goals/1',
      [
        ...subscribed,
        '/tracking/goals/%24goalId',
        '/tracking/goals/%24goalId/history?pageSize=20&page=0',
        '/tracking/goals/%24goalId/changes?pageSize=5&page=0',
      ],
    ],
    // The last page may still be saving input.
    [
      '/app/wizard/welcome',
      [
        '/auth/login',
        '/frontend/metra-lite',
        '/my/metra-lite/active-strategy',
        '/measures?own=true&pageSize=100',
      ],
    ],
    ['/login', []],
    ['/app/nowhere', []],
  ])('of %s are those that its routes need', (pathname, calls) => {
    expect(firstCalls(pathname).toSorted()).toEqual(calls.toSorted());
  });

  test.each(pathsOfScreens())(
    'of %s only read, are sent once, and come before the script that sends them',
    (pathname) => {
      const reading = Object.values(manifestOf(contract)).flatMap((group) =>
        Object.values(group).flatMap(({ method, path }) => (method === undefined ? [path] : [])),
      );
      // The parameters of a page may have other names in the call.
      const shapeOf = (path = '') => path.replace(/%24\w+|\{\w+\}/g, '…');
      const shapes = reading.map(shapeOf);
      const calls = firstCalls(pathname);
      expect(calls).toEqual([...new Set(calls)]);
      for (const address of calls) expect(shapes).toContain(shapeOf(address.split('?')[0]));
      const { html } = render(pathname);
      expect(html.indexOf('id="first-calls"')).toBeLessThan(html.indexOf('<script>'));
    },
  );
});

test('the calls of a new day contain its date', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00') });
  expect(firstCalls('/app/company-data/e/1').join()).toContain('2026-12-31');
  vi.setSystemTime(new Date('2027-01-01T12:00:00'));
  expect(firstCalls('/app/company-data/e/1').join()).toContain('2027-12-31');
  vi.useRealTimers();
});

test('a page is marked in the navigation', () => {
  expect(render('/app/company-data/e').html).toMatch(
    /class="app-nav-item" aria-current="page" href="\/app\/company-data"/,
  );
});

test('a path that redirects shows its destination', () => {
  expect(render('/app').html).toBe(render('/app/dashboard').html);
  expect(render('/app/wizard/nonsense').html).toBe(render('/app/wizard/welcome').html);
});

test.each(['/nowhere', '/app/nowhere', '/app/company-data/x', '/app/dashboard/goals/none', '/admin/none'])(
  '%s has no page, and search engines learn that',
  (pathname) => {
    const { status, html } = render(pathname);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('Diese Seite gibt es nicht.');
  },
);

test('every path gets an answer, and the page never repeats the path', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 60 }),
      fc.constantFrom('', '/app', '/app/tracking'),
      (tail, start) => {
        const { status, html } = render(`${start}/${tail}<b>mark`);
        expect([200, 404]).toContain(status);
        expect(html).not.toContain('<b>mark');
        expect(html).not.toContain('b>mark');
      },
    ),
    { numRuns: 60 },
  );
});

test('search engines index the sign-in only', () => {
  for (const pathname of ['/login', '/register']) {
    expect(render(pathname).html).toContain('<meta name="description"');
    expect(render(pathname).html).not.toContain('noindex');
  }
  for (const pathname of ['/app/dashboard', '/join', '/admin'])
    expect(render(pathname).html).toContain('<meta name="robots" content="noindex">');
});

test('one document serves all paths that differ only in what it does not show', () => {
  expect(render('/app/dashboard/goals/1')).toBe(render('/app/dashboard/goals/2'));
  expect(render('/app/tracking/energy')).toBe(render('/app/tracking/waste'));
  expect(render('/nowhere')).toBe(render('/nowhere/either'));
  expect(render('/app/wizard/measures/x')).toBe(render('/app/wizard/measures/y'));
  expect(render('/app/company-data/e').html).not.toBe(render('/app/company-data/s').html);
  expect(render('/login', 'de')).not.toBe(render('/login', 'en'));
});
