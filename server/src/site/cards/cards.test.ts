import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useSite } from '../../../test/app/site.ts';
import { boundedPictures } from './bounded-pictures.ts';
import { drawCard } from './draw-card.ts';

const { get } = useSite();

describe('the picture of a page', () => {
  test('is drawn once, can be cached permanently and shown by other sites', async () => {
    const answer = await get('/og/impressum/abc.png', { accept: 'image/*' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const picture = await sharp(await answer.arrayBuffer()).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('with outdated content redirects to the present one', async () => {
    const answer = await get('/og/en/angebote/gut/0123.png');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/og/en/offer/abc.png');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/og/angebote/missing/abc.png',
    '/og/vorschau/geheim/abc.png',
    '/og/gibt-es-nicht/abc.png',
    '/og/a%00b/abc.png',
  ])('%s is not found', async (path) => {
    expect((await get(path, { accept: 'image/*' })).status).toBe(404);
  });
});

const card = { title: '', label: 'Umwelt', sector: 'e', picture: null, language: 'de' } as const;

test.each([
  '#panic("x") #image("/etc/passwd") $x$ \\ * _ @ <label> `raw`',
  '<script>alert(1)</script><image href="file:///etc/passwd"/>',
  'W'.repeat(120),
  '',
  '\u202e\u200b😀 中文 \u0000\u0001\u001f\ufffe\uffff',
])('every title is drawn unchanged: %j', async (title) => {
  const { width } = await sharp(await drawCard({ ...card, title })).metadata();
  expect(width).toBe(1200);
});

test('pictures take no more memory than allowed, and are made once for all who wait', async () => {
  const pictures = boundedPictures(10_000);
  let made = 0;
  const make = async () => {
    made += 1;
    return Buffer.alloc(1000);
  };
  await Promise.all([pictures.of('a', make), pictures.of('a', make), pictures.of('a', make)]);
  expect(made).toBe(1);
  for (let n = 0; n < 100; n++) {
    await pictures.of(`${n}`, make);
    await pictures.of('a', make);
    expect(pictures.bytes()).toBeLessThanOrEqual(10_000);
  }
  expect(made).toBe(101);
  await expect(pictures.of('broken', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(pictures.underWay()).toBe(0);
});
