import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeRendering } from '../app/fake-rendering.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { aMember, signedIn } from '../factories/accounts.ts';
import { anUpload, aPdf } from '../factories/resources.ts';
import { readFuzzSettings } from './fuzz-settings.ts';
import { hostileHeaders, hostileParams, hostileQueries, oddMethods } from './hostile-requests.ts';
import { exchange } from './raw-http.ts';
import { reproduction } from './reproduction.ts';
import { wrongWith } from './verdict.ts';

const { seed } = readFuzzSettings(process.env);

let app: TestApp;
let file: URL;
beforeAll(async () => {
  app = await createTestApp({ built: { rendering: fakeRendering(), stylesheets: [] } });
  const { token } = await signedIn(app, await aMember(app.platform));
  const { url } = await anUpload(app, token, new File([aPdf()], 'Beleg.pdf'));
  file = new URL(url, app.address);
});
afterAll(() => app.close());

/** Addresses that are not part of the contract. */
const paths = [
  '/pictures/goals/e/save-energy.svg',
  '/pictures/measures/e/save-energy/led.svg',
  '/content/images/1/0123456789abcdef/320.webp',
  '/files/1/0123456789abcdef/320.webp?expires=1&signature=x',
  '/api/v1/openapi.json',
  '/api/v1/docs',
  '/health',
  '/metrics',
  '/',
  '/en',
  '/en/impressum',
  '/angebote?ort=Aachen',
  '/angebote/gut',
  '/app/dashboard',
  '/sitemap.xml',
  '/assets/index.js',
  'file',
];

const requests = fc.record(
  {
    path: fc.constantFrom(...paths),
    /** The index of the replaced part of the path. */
    part: fc.nat({ max: 5 }),
    text: fc.constantFrom(...hostileParams),
    query: fc.constantFrom(...hostileQueries),
    method: fc.constantFrom(...oddMethods),
    headers: fc.constantFrom(...hostileHeaders),
  },
  { requiredKeys: ['path'] },
);

test('a request beside the contract causes no server error', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, part, text, query, method = 'GET', headers = [] }) => {
      const { pathname, search } = path === 'file' ? file : new URL(path, app.address);
      const parts = pathname.split('/');
      const changed = text === undefined ? parts : parts.with((part ?? 1) % parts.length, text);
      const request = {
        method,
        target: `${changed.join('/') || '/'}${query === undefined ? search : `?${query}`}`,
        headers: [['host', 'metra.example'], ['connection', 'close'], ...headers] as const,
        hangsUp: headers.some(([name]) => /^(content-length|transfer-encoding)$/.test(name)),
      };
      const answer = await exchange(app.address, request);
      expect(
        wrongWith({ operation: undefined, request, answer }),
        reproduction(app.address, request),
      ).toBeUndefined();
    }),
    { seed, numRuns: 900 },
  );
});
