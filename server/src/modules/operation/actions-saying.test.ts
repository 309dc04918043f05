import { expect, test } from 'vitest';
import { actionsSaying } from './actions-saying.ts';

test.each([
  ['gesperrt', 'account.marked_as_spam'],
  ['blocked', 'account.marked_as_spam'],
  ['geloscht KONTO', 'account.deleted'],
  ['passw', 'account.password_changed'],
  ['account.password_changed', 'account.password_changed'],
  ['sessions ended', 'account.sessions_ended'],
])('"%s" is found by words of either language, or of the key', (text, action) => {
  expect(actionsSaying(text)).toContain(action);
});

test.each([
  // "eines Kontos"
  ['Ines'],
  ['ko'],
  [' '],
  ['konto xylophon'],
])('"%s" says nothing', (text) => {
  expect(actionsSaying(text)).toEqual([]);
});
