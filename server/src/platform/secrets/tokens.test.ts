import { expect, test } from 'vitest';
import { hashToken, newToken, sameSecret } from './tokens.ts';

test('tokens are long, fit into an address and never repeat', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test('a token is recognised by its hash', () => {
  const token = newToken();
  expect(hashToken(token)).toHaveLength(32);
  expect(sameSecret(hashToken(token), hashToken(token))).toBe(true);
  expect(sameSecret(hashToken(token), hashToken(newToken()))).toBe(false);
  expect(sameSecret(hashToken(token), Buffer.from('short'))).toBe(false);
});
