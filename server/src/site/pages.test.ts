import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aDocument } from '../../test/app/fake-rendering.ts';
import { useSite } from '../../test/app/site.ts';

const { rendering, get, rawGet, textOf, changed } = useSite();

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
      // The policy only allows the inline scripts that the web build names.
      'content-security-policy': expect.stringContaining(
        `; script-src 'self' 'sha256-${createHash('sha256').update('firstOfAll()').digest('base64')}'; `,
      ),
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

test('a page that has moved redirects to its new address, with its query, in its language', async () => {
  rendering.render = async () => ({ status: 301, address: '/en/angebote/neuer-name' });
  const answer = await get('/en/angebote/alter-name?utm_source=x%20y');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/en/angebote/neuer-name?utm_source=x%20y');
  rendering.render = undefined;
  expect((await get('/en/angebote/alter-name')).status).toBe(200);
});

describe('a private page', () => {
  test('is not cached, not listed, and rendered each time', async () => {
    const first = await get('/vorschau/geheim', { 'accept-encoding': 'br' });
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-encoding': 'br',
    });
    expect(first.headers.get('etag')).toBeNull();
    expect(await textOf('/en/vorschau/geheim')).toContain('preview en');
    await textOf('/vorschau/geheim');
    expect(rendering.asked).toHaveLength(3);
    expect(await (await get('/sitemap.xml')).text()).not.toContain('vorschau');
  });

  test('is not found after its link has ended, and that answer is not cached either', async () => {
    rendering.render = async () => ({ status: 404, html: 'nothing' });
    const ended = await get('/vorschau/geheim');
    expect(ended.status).toBe(404);
    expect(ended.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the chosen language', () => {
  const fromElsewhere = {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'cross-site',
  };

  test('redirects to the same page, once', async () => {
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

  test('does not redirect links within the site, and is not guessed', async () => {
    const within = { ...fromElsewhere, 'sec-fetch-site': 'same-origin', cookie: 'language=en' };
    for (const headers of [within, { ...fromElsewhere, 'accept-language': 'en' }])
      expect((await rawGet('/', headers))?.body.toString()).toContain('home de');
  });
});

test('search engines learn which pages exist, and which they should not list', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>.*?<\/loc>/g)?.slice(0, 6)).toEqual([
    '<loc>https://metra.example/</loc>',
    '<loc>https://metra.example/en</loc>',
    '<loc>https://metra.example/impressum</loc>',
    '<loc>https://metra.example/en/impressum</loc>',
    '<loc>https://metra.example/angebote</loc>',
    '<loc>https://metra.example/en/angebote</loc>',
  ]);
  expect(sitemap).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://metra.example/en"/>');
  expect(sitemap).toContain(
    '<url><loc>https://metra.example/en/landing-pages/erneuerbare-energie</loc><lastmod>20',
  );
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toMatch(
    /Disallow: \/app\n[\s\S]*\nSitemap: https:\/\/metra\.example\/sitemap\.xml\n/,
  );
});
