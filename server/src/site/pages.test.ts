import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMember, signedIn } from '../../test/factories/accounts.ts';
import { aDocument, fakeRendering } from '../../test/fake-rendering.ts';
import { exchange } from '../../test/fuzz/raw-http.ts';
import { patience } from '../../test/patience.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
const rendering = fakeRendering();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ built: { rendering, stylesheets: ['assets/site.css'] }, log });
});
afterAll(() => app.close());
beforeEach(async () => {
  await changed();
  rendering.asked.length = 0;
  logged.length = 0;
});
afterEach(() => {
  rendering.render = undefined;
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.address + path, { method, redirect: 'manual', headers: { accept: 'text/html', ...headers } });

/** To the letter: no client mends the address, or adds a header of its own. */
const rawGet = (target: string, headers: Record<string, string> = {}) =>
  exchange(app.address, {
    method: 'GET',
    target,
    headers: Object.entries({ host: 'metra.example', accept: 'text/html', connection: 'close', ...headers }),
  });

const textOf = async (path: string, headers?: Record<string, string>) =>
  /<p>(.*?)<\/p>/.exec(await (await get(path, headers)).text())?.[1];

/** Tells every server that content has changed, and waits until this one has heard it. */
async function changed(): Promise<void> {
  const heard = new Promise<void>((resolve) => app.platform.signals.on('catalogue', () => resolve()));
  await app.platform.signals.send(app.platform.database.kysely, 'catalogue');
  await heard;
}

describe('pages', () => {
  test('have an address in each language', async () => {
    expect(await textOf('/')).toBe('home de {"params":{},"search":{}}');
    expect(await textOf('/en')).toBe('home en {"params":{},"search":{}}');
    expect(await textOf('/impressum')).toContain('imprint de');
    expect(await textOf('/en/impressum')).toContain('imprint en');
    expect(await textOf('/angebote/gr%C3%BCn')).toContain('offer de {"params":{"slug":"grün"}');
  });

  test('are sent with the headers of a document', async () => {
    const { status, headers } = await get('/impressum');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-response-id': expect.any(String),
    });
  });

  test('are compressed as the browser likes it, with a tag for each way', async () => {
    const plain = await get('/', { 'accept-encoding': 'identity' });
    const gzip = await rawGet('/', { 'accept-encoding': 'gzip' });
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    const text = await plain.text();
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(await brotli.text()).toBe(text);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text);
    const tags = [plain.headers.get('etag'), gzip?.headers.get('etag'), brotli.headers.get('etag')];
    expect(new Set(tags).size).toBe(3);
    expect(rendering.asked).toHaveLength(1);
  });

  test('are not sent again to who has them, until they change', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      expect((await get('/', { 'if-none-match': known })).status, known).toBe(304);
    rendering.render = async () => aDocument('something new');
    await changed();
    const again = await get('/', { 'if-none-match': tag });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('something new');
  });

  test('are answered to HEAD without a body', async () => {
    const whole = await get('/impressum', { 'accept-encoding': 'br' });
    const head = await get('/impressum', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('are not there for %s', async (method) => {
    const answer = await get('/impressum', {}, method);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'not_found.route' });
  });

  test('are not there for who takes no HTML', async () => {
    for (const path of ['/impressum', '/app/dashboard', '/nothing']) {
      const answer = await get(path, { accept: 'application/json' });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: 'not_found.route' });
    }
  });

  test('lose a slash at the end, with their query, and never lead to another host', async () => {
    for (const [path, to] of [
      ['/impressum/', '/impressum'],
      ['/en/', '/en'],
      ['/en/angebote/?ort=Aachen', '/en/angebote?ort=Aachen'],
      ['/angebote/gut/', '/angebote/gut'],
      ['/app/dashboard/', '/app/dashboard'],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('location')], path).toEqual([308, to]);
    }
    for (const target of ['//evil.example/', '/\\evil.example/', '//evil.example', '/%5Cevil.example/%2f/']) {
      const answer = await rawGet(target);
      expect(answer?.headers.get('location') ?? '/ours', target).toMatch(/^\/[^/\\]/);
    }
  });
});

describe('what is asked for', () => {
  test('is what counts, not how: one rendering for all addresses of a page', async () => {
    const paths = ['/angebote', '/angebote?utm_source=x', '/angebote?ort=', '/angebote?&&=&__proto__=1'];
    for (const path of paths) expect(await textOf(path)).toBe('offers de {"params":{},"search":{}}');
    expect(rendering.asked).toHaveLength(1);
    await textOf('/angebote?seite=2&ort=Aachen');
    expect(await textOf('/angebote?ort=Aachen&ort=Bonn&seite=2&x')).toContain('{"ort":"Aachen","seite":"2"}');
    expect(rendering.asked).toHaveLength(2);
  });

  test('may be as long as it likes without being anything', async () => {
    const long = await get(`/angebote?ort=${'x'.repeat(10_000)}`);
    expect(long.status).toBe(200);
    expect(rendering.asked[0]?.search).toEqual({});
    const longer = await get(`/angebote?ort=${'x'.repeat(100_000)}`);
    expect(longer.status).toBe(431);
    expect(await longer.json()).toMatchObject({ error: 'input.headers_too_large' });
  });

  test.each([
    '/angebote/%00',
    '/angebote/a%0d%0aset-cookie:%20b',
    '/angebote/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/angebote/..%2f',
    '/angebote/%',
    '/angebote/%zz',
    '/angebote/%ff%fe',
    '/angebote/%ed%a0%80',
    '/%2f%2fevil.example',
    '//evil.example/impressum',
    '///',
    '/en//evil.example',
    '/en/%00',
    '/__proto__',
    '/constructor',
    '/.vite/manifest',
    '/assets/..%2frender%2frender',
    'http://evil.example/impressum',
    `/angebote/${'x'.repeat(2000)}`,
    `/${'x'.repeat(2000)}`,
    `/${'x/'.repeat(4000)}x`,
  ])('%.50s is an address where nothing is, and no error of ours', async (target) => {
    rendering.render = async ({ params }) =>
      params.slug === 'gut' ? aDocument('good') : { status: 404, html: 'nothing' };
    const answer = await rawGet(target);
    expect(answer?.status).toBe(404);
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(rendering.asked.every(({ params }) => !/\p{Cc}/u.test(params.slug ?? ''))).toBe(true);
    expect(logged).toEqual([]);
  });

  test('is not changed by what a browser claims of its languages', async () => {
    for (const claimed of ['en', 'xx-YY;q=2, *;q=-1, en;q=NaN', ',;q=,'.repeat(1000), '__proto__']) {
      expect(await textOf('/', { 'accept-language': claimed })).toContain('home de');
      expect(await textOf('/login', { 'accept-language': claimed })).toBe('application de');
    }
  });
});

describe('every other path', () => {
  test('is the document of the application, in the language that was chosen', async () => {
    expect(await textOf('/login')).toBe('application de');
    expect(await textOf('/app/dashboard?a=b@c.de', { cookie: 'language=en' })).toBe('application en');
    expect(await textOf('/app/dashboard', { cookie: 'language=%00; __proto__=1' })).toBe('application de');
    const answer = await get('/app/dashboard');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('vary')).toBe('accept-encoding, cookie');
    const tag = answer.headers.get('etag') ?? '';
    expect((await get('/app/other', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('/app/other', { 'if-none-match': tag, cookie: 'language=en' })).status).toBe(200);
  });

  test('that leads nowhere says so', async () => {
    const unknown = await get('/gibt-es-nicht', { 'if-none-match': '*' });
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('etag')).toBeNull();
    expect(await unknown.text()).toContain('leads on de');
    const english = await get('/en/app/dashboard');
    expect(english.status).toBe(404);
    expect(await english.text()).toContain('nothing en');
  });

  test.each(['/api/v1/nothing', '/api/', '/missing.png', '/wp-login.php'])(
    '%s is no page, but missing',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: 'not_found.route' });
    },
  );
});

describe('the chosen language', () => {
  const fromElsewhere = {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'cross-site',
  };

  test('leads to the same page, once', async () => {
    const first = await rawGet('/angebote/gr%C3%BCn?a=1', { ...fromElsewhere, cookie: 'language=en' });
    expect(first?.status).toBe(302);
    expect(first?.headers.get('location')).toBe('/en/angebote/gr%C3%BCn?a=1');
    expect(first?.headers.get('cache-control')).toBe('no-store');
    expect(first?.headers.get('vary')).toBe('cookie');
    const cookie = first?.headers.get('set-cookie') ?? '';
    expect(cookie).toBe('language_led=1; Path=/; HttpOnly; SameSite=Lax; Secure');
    const next = await rawGet('/', { ...fromElsewhere, cookie: `language=en; ${cookie.split(';')[0]}` });
    expect(next?.body.toString()).toContain('home de');
    const german = await rawGet('/en', { ...fromElsewhere, cookie: 'language=de' });
    expect(german?.headers.get('location')).toBe('/');
  });

  test('does not lead away from a link within the site, nor is it guessed', async () => {
    const within = { ...fromElsewhere, 'sec-fetch-site': 'same-origin', cookie: 'language=en' };
    for (const headers of [within, { ...fromElsewhere, 'accept-language': 'en' }])
      expect((await rawGet('/', headers))?.body.toString()).toContain('home de');
  });
});

describe('a page in trouble', () => {
  const failing = (error: Error) => async () => {
    throw error;
  };

  test('that cannot be rendered says so in its language, is logged and is not kept', async () => {
    rendering.render = failing(new TypeError('x is not a function'));
    const answer = await get('/en/impressum');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    const text = await answer.text();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('An unexpected error occurred.');
    expect(text).toContain('<link rel="stylesheet" href="/assets/site.css">');
    const own = /href="(\/error-page.css)"/.exec(text)?.[1] ?? '';
    expect((await get(own, { accept: 'text/css' })).headers.get('content-type')).toContain('text/css');
    expect(text).not.toContain('function');
    const id = answer.headers.get('x-response-id') ?? 'none';
    expect(logged.find((line) => line.includes(id))).toContain('x is not a function');
    expect(await (await get('/impressum')).text()).toContain('Ein unerwarteter Fehler ist aufgetreten.');
    rendering.render = undefined;
    expect((await get('/en/impressum')).status).toBe(200);
  });

  test('with an error that carries the status of a refusal is an error all the same', async () => {
    rendering.render = failing(Object.assign(new Error('teapot'), { statusCode: 418 }));
    expect((await get('/impressum')).status).toBe(500);
  });
});

describe('what a page reads', () => {
  const read = (path: string) => {
    rendering.render = async ({ fetch }) => {
      const answer = await fetch(path);
      return aDocument(`${answer.status} ${(await answer.text()).slice(0, 50)}`);
    };
  };

  test('comes from the API, in its language', async () => {
    read('/api/v1/frontend/metra-lite');
    expect(await textOf('/')).toMatch(/^200 {/);
    const languages: (string | null)[] = [];
    rendering.render = async ({ fetch, language }) => {
      const answer = await fetch('/api/v1/nothing', { headers: { 'accept-language': 'fr' } });
      languages.push((await answer.json()).message);
      return aDocument(language);
    };
    await textOf('/impressum');
    await textOf('/en/impressum');
    expect(languages).toEqual(['Diese Adresse gibt es nicht.', 'This address does not exist.']);
  });

  test('is what a visitor sees, whoever asks and whatever the page sends along', async () => {
    const { token } = await signedIn(app, await aMember(app.platform));
    rendering.render = async ({ fetch }) => {
      const answer = await fetch('/api/v1/auth/login', {
        headers: { authorization: `Bearer ${token}`, cookie: 'language=en' },
      });
      return aDocument(String(answer.status));
    };
    const headers = { authorization: `Bearer ${token}`, 'x-application-id': 'mc_esg' };
    expect((await fetch(`${app.address}/api/v1/auth/login`, { headers })).status).toBe(200);
    expect(await textOf('/', headers)).toBe('401');
  });

  test('is nothing but the API, and nothing is written', async () => {
    for (const [path, method] of [
      ['/metrics', 'GET'],
      ['/', 'GET'],
      ['https://evil.example/api/../secret', 'GET'],
      ['/api/v1/account', 'POST'],
    ] as const) {
      rendering.render = async ({ fetch }) => aDocument(String((await fetch(path, { method })).status));
      expect((await get('/impressum')).status, path).toBe(500);
    }
  });

  test('takes nobody’s place: pages that have taken all of them are rendered', async () => {
    const places = 100;
    const all = Promise.withResolvers<void>();
    rendering.render = async ({ fetch }) => {
      if (rendering.asked.length === places) all.resolve();
      await all.promise;
      return aDocument(String((await fetch('/api/v1/frontend/metra-lite')).status));
    };
    const statuses = await Promise.all(
      Array.from({ length: places }, async (_, n) => (await get(`/angebote?seite=${n}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

test('content that changes while a page is rendered is on the page that is asked for next', async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  rendering.render = async () => {
    begun.resolve();
    await goOn.promise;
    return aDocument('old');
  };
  const first = textOf('/');
  await begun.promise;
  await changed();
  rendering.render = async () => aDocument('new');
  expect(await textOf('/')).toBe('new');
  goOn.resolve();
  expect(await first).toBe('old');
  expect(await textOf('/')).toBe('new');
});

test('search engines are told which pages there are, and what is none of theirs', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://metra.example/</loc>',
    '<loc>https://metra.example/en</loc>',
    '<loc>https://metra.example/impressum</loc>',
    '<loc>https://metra.example/en/impressum</loc>',
    '<loc>https://metra.example/angebote</loc>',
    '<loc>https://metra.example/en/angebote</loc>',
  ]);
  expect(sitemap).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://metra.example/en"/>');
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toMatch(
    /Disallow: \/app\n[\s\S]*\nSitemap: https:\/\/metra\.example\/sitemap\.xml\n/,
  );
});

test('a page that hangs is given up, and the next one is rendered anew', async () => {
  const hurried = await createTestApp({
    built: { rendering, stylesheets: [] },
    hurries: true,
  });
  try {
    rendering.render = () => new Promise(() => {});
    const answer = await fetch(`${hurried.address}/en`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.text()).toContain('Metra cannot be reached right now.');
    rendering.render = undefined;
    await vi.waitFor(async () => expect((await fetch(`${hurried.address}/en`)).status).toBe(200), patience);
  } finally {
    await hurried.close();
  }
});
