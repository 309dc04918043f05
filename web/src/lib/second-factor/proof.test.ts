import { expect, test } from 'vitest';
import { digitsOf, firstWay, otherWays, type ProofQuestion } from './proof.ts';

const asked = (given: Partial<ProofQuestion>): ProofQuestion => ({
  challenge: 'x',
  rpId: 'metra.example',
  passkeys: [],
  totp: false,
  ...given,
});
const passkeys = [{ id: 'a', transports: [] }];

test('begins with what somebody has, and offers the rest', () => {
  expect(firstWay(asked({ password: true }))).toBe('password');
  expect(otherWays(asked({ password: true }), 'password')).toEqual([]);
  expect(firstWay(asked({ totp: true, passkeys }))).toBe('code');
  expect(otherWays(asked({ totp: true, passkeys }), 'code')).toEqual(['passkey', 'recoveryCode']);
  expect(firstWay(asked({ passkeys }))).toBe('passkey');
  expect(otherWays(asked({ passkeys }), 'recoveryCode')).toEqual(['passkey']);
});

test('takes a code as it was copied', () => expect(digitsOf(' 123 456\n7')).toBe('123456'));
