import { expect, test } from 'vitest';
import { forgetMailSecret, mailSecretFor, takeMailSecret } from './mail-secrets.ts';

test('the token and the address it is for leave the query and wait for their page', () => {
  const rest = takeMailSecret('/password-recovery', '?token=0012e3&username=k%40firma.de&lang=de');
  expect(rest).toEqual({ lang: 'de' });
  expect(mailSecretFor('/password-recovery/')).toEqual({ token: '0012e3', username: 'k@firma.de' });
  expect(mailSecretFor('/confirm-account')).toBeUndefined();
});

test('a page that was left has forgotten its secret', () => {
  takeMailSecret('/app/profile/account', '?confirmation_token=abc');
  expect(mailSecretFor('/app/profile/account')?.token).toBe('abc');
  forgetMailSecret('/app/profile/account');
  expect(mailSecretFor('/app/profile/account')).toBeUndefined();
});

test('an address without a secret is left alone', () => {
  expect(takeMailSecret('/login', '?route=/app')).toBeUndefined();
});
