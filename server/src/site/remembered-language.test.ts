import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectedCookie, redirectLanguage, rememberedLanguage } from './remembered-language.ts';

const fromElsewhere = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
} as const;

const visits = fc.record(
  {
    'sec-fetch-mode': fc.constantFrom('navigate', 'navigate', 'cors', 'no-cors'),
    'sec-fetch-dest': fc.constantFrom('document', 'document', 'iframe', 'empty'),
    'sec-fetch-site': fc.constantFrom('none', 'cross-site', 'same-origin', 'same-site'),
    cookie: fc
      .tuple(fc.string(), fc.constantFrom('language=de', 'language=en', 'language=fr', 'language'))
      .map(([other, choice]) => `a=${other}; ${choice}; ${other}`),
  },
  { requiredKeys: ['cookie'] },
);

describe('a visitor with a chosen language', () => {
  test('is redirected to it when coming from another site', () => {
    const headers = { ...fromElsewhere, cookie: 'a=1; language=en' };
    expect(redirectLanguage('de', headers)).toBe('en');
    expect(redirectLanguage('de', { ...headers, 'sec-fetch-site': 'cross-site' })).toBe('en');
    expect(redirectLanguage('en', { ...fromElsewhere, cookie: 'language=de' })).toBe('de');
  });

  test('is redirected nowhere else, and never twice', () => {
    const outcomes = new Set<string | undefined>();
    fc.assert(
      fc.property(fc.constantFrom('de', 'en'), visits, (asked, headers) => {
        const led = redirectLanguage(asked, headers);
        outcomes.add(led);
        if (led === undefined) return;
        expect(led).not.toBe(asked);
        expect(led).toBe(rememberedLanguage(headers));
        expect(['none', 'cross-site']).toContain(headers['sec-fetch-site']);
        const cookie = `${headers.cookie}; ${redirectedCookie(true).split(';')[0]}`;
        // Further requests for either language are the visitor's own choice.
        for (const next of ['de', 'en'] as const)
          expect(redirectLanguage(next, { ...headers, cookie })).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
    expect([...outcomes].sort()).toEqual(['de', 'en', undefined]);
  });

  test.each([
    ['from a link of our own', { 'sec-fetch-site': 'same-origin' }],
    ['within another page', { 'sec-fetch-dest': 'iframe' }],
    ['by a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['with a browser that tells nothing', { 'sec-fetch-mode': undefined }],
    ['with a choice that is none', { cookie: 'language=fr' }],
    ['with another choice that only begins alike', { cookie: 'language_old=en; xlanguage=en' }],
  ])('gets the requested language: %s', (_, headers) => {
    expect(redirectLanguage('de', { ...fromElsewhere, cookie: 'language=en', ...headers })).toBeUndefined();
  });
});
