import { Secret, TOTP } from 'otpauth';

/** What authenticator apps take for granted; other values are ignored by some of them. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A device's clock may be half a minute off, or its owner slow. */
const stepsAround = 1;

/**
 * How far back a code is recognised as an old one, to be able to say so. Never forward: that would tell a guesser
 * which code to wait for.
 */
const stepsRemembered = 20;

const secretBytes = 20;

export const newTotpSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({ ...settings, issuer: 'Metra', label, secret: new Secret({ buffer: toBuffer(secret) }) });

/** The bytes alone: a view may lie within a larger buffer. */
const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** What an app reads from a picture, and a person types. */
export function totpSetUp(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

export type CodeJudgement =
  | { kind: 'right'; step: number }
  /** It was right a while ago: its owner is late, or their clock is slow. */
  | { kind: 'old' }
  | { kind: 'wrong' };

/** Which step of 30 seconds a code belongs to, if any that counts now. */
export function judgeCode(secret: Uint8Array, code: string, now: Date): CodeJudgement {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsRemembered });
  if (delta === null || delta > stepsAround) return { kind: 'wrong' };
  if (delta < -stepsAround) return { kind: 'old' };
  return { kind: 'right', step: TOTP.counter({ period: settings.period, timestamp }) + delta };
}
