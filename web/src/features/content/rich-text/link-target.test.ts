import { expect, test } from 'vitest';
import { linkTargetOf } from './link-target.ts';

test.each([
  ['www.firma.de', 'https://www.firma.de'],
  ['firma.de/seite?a=1#b', 'https://firma.de/seite?a=1#b'],
  [' name@firma.de ', 'mailto:name@firma.de'],
  ['/app/dashboard', '/app/dashboard'],
  ['#anker', '#anker'],
  ['https://firma.de', 'https://firma.de'],
])('%s means %s', (typed, meant) => {
  expect(linkTargetOf(typed)).toBe(meant);
});

test.each(['javascript:alert(1)', 'http://firma.de', '//firma.de', 'Hallo Welt', ''])(
  '%s stays as it was typed and is refused',
  (typed) => {
    expect(linkTargetOf(typed)).toBe(typed);
  },
);
