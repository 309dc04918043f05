import type { WebRendering } from '@metra/contract/core/web-rendering';
import { expect, test } from 'vitest';
import { documentFor } from './dev-document.ts';

const said = (...words: unknown[]) =>
  ({ status: 200, html: words.map((word) => JSON.stringify(word)).join(' ') }) as const;

const plain = {
  repeated: [],
  isSearched: false,
  isPrivate: false,
  forms: [],
  mayBeFramed: false,
  pdf: null,
};

const rendering: WebRendering = {
  inlineScripts: [],
  pages: [
    { ...plain, name: 'home', path: '/', search: ['code'] },
    { ...plain, name: 'offer', path: '/offers/:slug', search: [] },
  ],
  renderPage: async ({ name, language, params, search }) => said(name, language, params, search),
  submitForm: async () => ({ status: 303, address: '/' }),
  cardOf: async () => undefined,
  renderNotFound: (language) => said('nothing', language),
  renderApplication: ({ pathname, language }) => said('application', pathname, language),
};

test.each([
  ['/', '', '"home" "de" {} {}'],
  ['/?code=a&other=b', '', '"home" "de" {} {"code":"a"}'],
  ['/en', '', '"home" "en" {} {}'],
  ['/offers/solar%20roof', '', '"offer" "de" {"slug":"solar roof"} {}'],
  ['/en/offers/x', '', '"offer" "en" {"slug":"x"} {}'],
  ['/en/app', '', '"nothing" "en"'],
  ['/app/dashboard', '', '"application" "/app/dashboard" "de"'],
  ['/login', 'theme=dark; language=en', '"application" "/login" "en"'],
])('in development %s (%s) is %s', async (path, cookie, html) => {
  const address = new URL(path, 'http://localhost');
  expect(await documentFor(rendering, { address, cookie, fetch })).toMatchObject({ html });
});
