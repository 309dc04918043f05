import { Secret, TOTP } from 'otpauth';

/** Authenticator apps assume these values; some ignore others. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** This allows for a clock that is half a minute off and for slow typing. */
const stepsAround = 1;

/**
 * Codes of this many past steps are recognised as old, to say so. Future codes are not, because that would tell a
 * guesser which code to wait for.
 */
const stepsRemembered = 20;

const secretBytes = 20;

export const newTotpSecret = (): Uint8Array => new Secret({ size: secretBytes }).bytes;

const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({ ...settings, issuer: 'Metra', label, secret: new Secret({ buffer: toBuffer(secret) }) });

/** Copies the bytes, because a view may belong to a larger buffer. */
const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** The address in the QR code, and the secret for typing. */
export function totpSetUp(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

export type CodeJudgement =
  | { kind: 'right'; step: number }
  /** The code was valid recently, so its owner is late or their clock is slow. */
  | { kind: 'old' }
  | { kind: 'wrong' };

/** The 30-second step of a valid code. */
export function judgeCode(secret: Uint8Array, code: string, now: Date): CodeJudgement {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsRemembered });
  if (delta === null || delta > stepsAround) return { kind: 'wrong' };
  if (delta < -stepsAround) return { kind: 'old' };
  return { kind: 'right', step: TOTP.counter({ period: settings.period, timestamp }) + delta };
}
