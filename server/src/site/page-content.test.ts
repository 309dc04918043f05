import { describe, expect, test, vi } from 'vitest';
import { aDocument } from '../../test/app/fake-rendering.ts';
import { patience } from '../../test/app/patience.ts';
import { metricsToken, useSite } from '../../test/app/site.ts';
import { createTestApp } from '../../test/app/test-app.ts';
import { aMember, signedIn } from '../../test/factories/accounts.ts';

const { app, rendering, logged, get, textOf, changed } = useSite();

describe('a page in trouble', () => {
  const failing = (error: Error) => async () => {
    throw error;
  };

  test('that cannot be rendered says so in its language, is logged and is not cached', async () => {
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

describe('the content that a page reads', () => {
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

  test('is what a visitor sees, whoever requests it and whatever they send', async () => {
    const { token } = await signedIn(app(), await aMember(app().platform));
    rendering.render = async ({ fetch }) => {
      const answer = await fetch('/api/v1/auth/login', {
        headers: { authorization: `Bearer ${token}`, cookie: 'language=en' },
      });
      return aDocument(String(answer.status));
    };
    const headers = { authorization: `Bearer ${token}`, 'x-application-id': 'mc_esg' };
    expect((await fetch(`${app().address}/api/v1/auth/login`, { headers })).status).toBe(200);
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

test('operators see the size of the cache, and not the calls of pages', async () => {
  const metrics = async () =>
    (await get('/metrics', { authorization: `Bearer ${metricsToken}`, accept: '*/*' })).text();
  const cachedBytes = async () => Number(/metra_kept_page_bytes (\d+)/.exec(await metrics())?.[1]);
  rendering.render = async ({ fetch }) => aDocument(String((await fetch('/api/v1/nothing')).status));
  const before = await cachedBytes();
  await textOf('/impressum');
  expect(await cachedBytes()).toBeGreaterThan(before);
  const read = await metrics();
  expect(read).toContain('route="/impressum"');
  expect(read).not.toContain('route="unknown",status="404"');
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
