import type { PasskeyAnswer, SecondFactorQuestion } from '@metra/contract/shapes/second-factor-shapes';

/** What somebody is asked for, and may answer with. */
export interface ProofQuestion extends SecondFactorQuestion {
  /** The password is enough. */
  password?: boolean;
}

export type Way = 'password' | 'code' | 'passkey' | 'recoveryCode';

export type Proof =
  | { password: string }
  | { code: string }
  | { recoveryCode: string }
  | { challenge: string; passkey: PasskeyAnswer };

/** The way most people take first. */
export function firstWay({ password, totp, passkeys }: ProofQuestion): Way {
  if (password) return 'password';
  if (totp) return 'code';
  return passkeys.length > 0 ? 'passkey' : 'recoveryCode';
}

/** Other ways than the present one. */
export function otherWays({ password, totp, passkeys }: ProofQuestion, way: Way): Way[] {
  if (password) return [];
  const all: Way[] = [
    ...(totp ? (['code'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    'recoveryCode',
  ];
  return all.filter((other) => other !== way);
}

/** Six digits, however they were copied: `123 456`. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);
