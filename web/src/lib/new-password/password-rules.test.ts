import { expect, test } from 'vitest';
import { passwordRules } from './password-rules.ts';

const owner = { email: 'Katrin.Lindner@firma.de', organisationName: 'Lindner Feinmechanik' };
const met = (password: string) =>
  passwordRules(password, owner)
    .filter((one) => one.met)
    .map(({ rule }) => rule);

test.each([
  ['', []],
  ['kurz', ['personal']],
  ['aaaaaaaaaaaa', ['length', 'personal']],
  ['katrin.lindner@firma.de', ['length', 'variety']],
  ['katrin.lindner', ['length', 'variety']],
  ['LindnerFeinmechanik', ['length', 'variety']],
  ['blaue Pferde im Regal', ['length', 'variety', 'personal']],
  ['x'.repeat(129), ['personal']],
])('%j meets %j', (password, rules) => {
  expect(met(password)).toEqual(rules);
});
