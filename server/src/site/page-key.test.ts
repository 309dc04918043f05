import type { SitePage } from '@metra/contract/core/web-rendering';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf, searchOf } from './page-key.ts';

const page: SitePage = {
  name: 'offers',
  path: '/angebote/:place/:slug',
  search: ['ort', 'seite', 'thema'],
  repeated: ['thema'],
  isSearched: false,
  isPrivate: false,
  forms: [],
  mayBeFramed: false,
  pdf: null,
};

const language = fc.constantFrom('de', 'en');
const word = fc.oneof(fc.constantFrom('a', '"', ',', '","', 'ort', '__proto__'), fc.string({ maxLength: 8 }));
const params = fc.record({ place: word, slug: word });
const query = fc.dictionary(
  fc.oneof(fc.constantFrom('ort', 'seite', 'thema', '__proto__', 'constructor'), fc.string()),
  fc.oneof(word, fc.array(word), fc.string({ minLength: 150, maxLength: 250 })),
);

describe('the query of a page', () => {
  test('consists of the names it knows, and nothing else changes its key', () => {
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
    // There are few of these values and many of their combinations look alike when joined.
    const tricky = fc.constantFrom('a', ',', 'a,', ',a', ',,', '"', '","', 'null');
    const asked = fc.record({
      page: fc.constant(page),
      language,
      params: fc.record({ place: tricky, slug: tricky }),
      search: fc.record({ ort: tricky, seite: tricky }, { requiredKeys: [] }),
    });
    fc.assert(
      fc.property(asked, asked, fc.boolean(), (one, another, isNear) => {
        const other = isNear ? { ...one, search: another.search } : another;
        const says = ({ language, params, search }: typeof one) =>
          JSON.stringify([language, params.place, params.slug, search.ort, search.seite]);
        expect(keyOf(one) === keyOf(other)).toBe(says(one) === says(other));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    [{ ort: ['Aachen', 'Bonn'] }, { ort: 'Aachen' }],
    [{ thema: ['Strom', 'Wasser', 'Strom'] }, { thema: 'Strom,Wasser' }],
    [{ thema: ['Strom', 'x'.repeat(200), '', 'Wasser'] }, { thema: 'Strom,Wasser' }],
    [{ thema: [{}, 'Strom'] }, { thema: 'Strom' }],
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
