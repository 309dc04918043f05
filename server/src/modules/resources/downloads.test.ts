import type { Resource } from '@metra/contract/operations/resources';
import { parse } from 'content-disposition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anUpload, aPdf, aPicture } from '../../../test/factories/resources.ts';

let app: TestApp;
let katrin: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  katrin = await signedIn(app, await aMember(app.platform));
});
afterAll(() => app.close());

/** A browser opens a link without a token and an application id. */
const open = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.address + url, { headers, method });
const upload = (content: string | Uint8Array<ArrayBuffer>, name: string): Promise<Resource> =>
  anUpload(app, katrin.token, new File([content], name));

describe('a link', () => {
  test('opens its file for an hour at least, two at most', async () => {
    app.clock.set('2026-11-15T10:59:00Z');
    const { url } = await upload('Hallo', 'a.txt');
    app.clock.set('2026-11-15T11:59:59Z');
    expect((await open(url)).status).toBe(200);
    app.clock.set('2026-11-15T12:00:01Z');
    const expired = await open(url);
    expect(expired.status).toBe(403);
    expect(await expired.json()).toMatchObject({ error: 'resource.link_expired' });
    app.clock.set('2026-11-15T10:00:00Z');
  });

  test('stays the same for a while, so that a browser’s cache works', async () => {
    const { id, url } = await upload('Hallo', 'a.txt');
    app.clock.advance({ minutes: 30 });
    expect((await katrin.client.resources.read({ params: { resourceId: id } })).url).toBe(url);
    app.clock.set('2026-11-15T10:00:00Z');
  });

  test('opens nothing else, and nothing when it was touched', async () => {
    const [one, other] = [await upload('eins', 'a.txt'), await upload('zwei', 'a.txt')];
    const forged = [
      one.url.replace(`/files/${one.id}/`, `/files/${other.id}/`),
      one.url.replace('a.txt', 'b.txt'),
      one.url.replace('a.txt', '..%2f..%2fetc%2fpasswd'),
      one.url.replace(`/files/${one.id}/`, `/files/${one.id}/../${other.id}/`),
      one.url.replace(/expires=\d+/, 'expires=99999999999'),
      one.url.replace(/signature=.*/, 'signature='),
      one.url.replace(/signature=.*/, 'signature=a&signature=b'),
      one.url.replace(/\?.*/, ''),
      `/files/${one.id}`,
      '/files/x/y?expires=1&signature=z',
    ];
    for (const url of forged) expect([403, 404], url).toContain((await open(url)).status);
  });
});

describe('a served file', () => {
  test.each([
    [
      'a page',
      '<!doctype html><script>alert(1)</script>',
      'seite.html',
      'text/plain; charset=utf-8',
      'seite.html.txt',
    ],
    ['a table', 'a;b\n1;2\n', 'werte.csv', 'text/csv; charset=utf-8', 'werte.csv'],
    ['a markup file', '<?xml version="1.0"?><a/>', 'a.xml', 'application/xml', 'a.xml'],
  ])('%s is saved, never shown as a page of ours', async (_, content, name, type, savedAs) => {
    const response = await open((await upload(content, name)).url);
    expect(response.headers.get('content-type')).toBe(type);
    expect(parse(response.headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: savedAs },
    });
  });

  test('pictures and documents are shown, without a right to run anything', async () => {
    for (const [content, name] of [
      [await aPicture(), 'Logo groß.png'],
      [new Uint8Array(aPdf()), 'a.pdf'],
    ] as const) {
      const { headers } = await open((await upload(content, name)).url);
      expect(headers.get('content-disposition')).toMatch(/^inline; /);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  test('is not sent again to a browser that has it', async () => {
    const { url } = await upload('Hallo', 'a.txt');
    const tag = (await open(url)).headers.get('etag') ?? '';
    const again = await open(url, { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await open(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('can be requested in parts', async () => {
    const { url } = await upload('0123456789', 'a.txt');
    const part = async (range: string, more: Record<string, string> = {}) => {
      const response = await open(url, { range, ...more });
      return [response.status, await response.text(), response.headers.get('content-range')];
    };
    expect(await part('bytes=2-4')).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await part('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part('bytes=-2')).toEqual([206, '89', 'bytes 8-9/10']);
    expect(await part('bytes=5-999')).toEqual([206, '56789', 'bytes 5-9/10']);
    for (const odd of [
      'bytes=10-',
      'bytes=4-2',
      'bytes=-0',
      'bytes=0-1,4-5',
      'lines=1-2',
      'bytes=a-b',
      'bytes=-',
    ])
      expect(await part(odd)).toEqual([200, '0123456789', null]);
    expect(await part('bytes=2-4', { 'if-range': '"other"' })).toEqual([200, '0123456789', null]);
  });

  test('has a size that can be read without its content', async () => {
    const { url } = await upload('0123456789', 'a.txt');
    const response = await open(url, {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('10');
  });

  test('is not found when its bytes were lost', async () => {
    const { id, url } = await upload('weg', 'a.txt');
    const { storage_key } = await app.platform.database.kysely
      .selectFrom('resources')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await app.platform.files.remove(storage_key);
    const response = await open(url);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-disposition')).toBeNull();
  });
});
