import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { judgeCode, newTotpSecret, totpSetUp } from './totp.ts';

const secret = newTotpSecret();
const now = new Date('2026-11-15T10:00:10Z');
const codeAt = (seconds: number) =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) }).generate({
    timestamp: now.getTime() + seconds * 1000,
  });
const step = Math.floor(now.getTime() / 30_000);

describe('a code', () => {
  test.each([
    ['now', 0, { kind: 'right', step }],
    ['of a clock half a minute slow', -30, { kind: 'right', step: step - 1 }],
    ['of a clock half a minute fast', 30, { kind: 'right', step: step + 1 }],
    ['of a clock a minute slow', -60, { kind: 'old' }],
    ['of ten minutes ago', -600, { kind: 'old' }],
    ['of a clock a minute fast', 60, { kind: 'wrong' }],
    ['of a clock five minutes fast', 300, { kind: 'wrong' }],
    ['of yesterday', -86_400, { kind: 'wrong' }],
  ])('%s', (_, seconds, judgement) => expect(judgeCode(secret, codeAt(seconds), now)).toEqual(judgement));

  test('that is invalid', () => expect(judgeCode(secret, '12345', now)).toEqual({ kind: 'wrong' }));
});

test('the settings for apps agree with RFC 6238', () => {
  // The test vector of RFC 6238, reduced to six digits.
  const known = Buffer.from('12345678901234567890');
  expect(judgeCode(known, '287082', new Date(59_000))).toEqual({ kind: 'right', step: 1 });
  const { secret: typed, uri } = totpSetUp(known, 'mia@kurz.example');
  expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Metra:mia(%40|@)kurz\.example\?issuer=Metra&secret=GEZD/);
});

test('every secret has 160 bits and is another one', () => {
  expect(newTotpSecret()).toHaveLength(20);
  expect(Buffer.from(newTotpSecret())).not.toEqual(Buffer.from(newTotpSecret()));
});
