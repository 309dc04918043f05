import { describe, expect, test } from 'vitest';
import { aDocument } from '../../test/app/fake-rendering.ts';
import { useSite } from '../../test/app/site.ts';

const { rendering, logged, get, rawGet, textOf } = useSite();

describe('parameters', () => {
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
    ['/angebote/%00', '/angebote/%00'],
    ['/angebote/a%0d%0aset-cookie:%20b', '/angebote/a%0d%0aset-cookie:%20b'],
    ['/angebote/%2e%2e%2f%2e%2e%2fetc%2fpasswd', '/angebote/%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
    ['/angebote/..%2f', '/angebote/..%2f'],
    ['/angebote/%', '/angebote/%'],
    ['/angebote/%zz', '/angebote/%zz'],
    ['/angebote/%ff%fe', '/angebote/%ff%fe'],
    ['/angebote/%ed%a0%80', '/angebote/%ed%a0%80'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['//evil.example/impressum', '//evil.example/impressum'],
    ['///', '///'],
    ['/en//evil.example', '/en//evil.example'],
    ['/en/%00', '/en/%00'],
    ['/__proto__', '/__proto__'],
    ['/constructor', '/constructor'],
    ['/.vite/manifest', '/.vite/manifest'],
    ['/assets/..%2frender%2frender', '/assets/..%2frender%2frender'],
    ['http://evil.example/impressum', 'http://evil.example/impressum'],
    ['a slug of 2,000 characters', `/angebote/${'x'.repeat(2000)}`],
    ['a path of 2,000 characters', `/${'x'.repeat(2000)}`],
    ['a path of 4,000 parts', `/${'x/'.repeat(4000)}x`],
  ])('%s is an address where nothing is, and no error of ours', async (_, target) => {
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

  test('without content gets 404', async () => {
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
