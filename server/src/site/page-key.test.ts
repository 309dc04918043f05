import type { SitePage } from '@metra/contract/web-rendering';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf, searchOf } from './page-key.ts';

const page: SitePage = { name: 'offers', path: '/angebote/:place/:slug', search: ['ort', 'seite'] };

const language = fc.constantFrom('de', 'en');
const word = fc.oneof(fc.constantFrom('a', '"', ',', '","', 'ort', '__proto__'), fc.string({ maxLength: 8 }));
const params = fc.record({ place: word, slug: word });
const query = fc.dictionary(
  fc.oneof(fc.constantFrom('ort', 'seite', '__proto__', 'constructor'), fc.string()),
  fc.oneof(word, fc.array(word), fc.string({ minLength: 150, maxLength: 250 })),
);

describe('what a page is asked for', () => {
  test('is the values of the names it knows, and nothing else changes its key', () => {
    fc.assert(
      fc.property(language, params, query, query, (language, params, asked, noise) => {
        const search = searchOf(page, asked);
        for (const name of page.search) delete noise[name];
        const turned = Object.fromEntries(Object.entries(params).toReversed());
        const noisy = searchOf(page, { ...noise, ...asked });
        expect(noisy).toEqual(search);
        expect(keyOf({ page, language, params: turned as typeof params, search: noisy })).toBe(
          keyOf({ page, language, params, search }),
        );
      }),
    );
  });

  test('has another key for everything that it says otherwise', () => {
    const asked = fc.record({ language, params, query }).map(({ query, ...rest }) => ({
      ...rest,
      page,
      search: searchOf(page, query),
    }));
    fc.assert(
      fc.property(asked, asked, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(keyOf(one) === keyOf(other)).toBe(isSame);
      }),
    );
  });

  test.each([
    [{ ort: ['Aachen', 'Bonn'] }, { ort: 'Aachen' }],
    [{ ort: 'x'.repeat(200) }, { ort: 'x'.repeat(200) }],
    [{ ort: 'x'.repeat(201), seite: '2' }, { seite: '2' }],
    [{ ort: 'a\u0000b' }, {}],
    [{ ort: 'a\r\nset-cookie: b' }, {}],
    [{ ort: '\ud800' }, {}],
    [{ ort: '', seite: [] }, {}],
    [{ utm_source: 'mail' }, {}],
  ])('%j is read as %j', (query, search) => {
    expect(searchOf(page, query)).toEqual(search);
  });

  test('names that every object has are none of its own', () => {
    expect(searchOf({ ...page, search: ['toString', 'constructor'] }, {})).toEqual({});
  });
});
