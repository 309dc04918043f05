import type { SecondFactorQuestion } from '@metra/contract/core/passkey-question';
import type { PasskeyAnswer } from '@metra/contract/shapes/second-factor-shapes';

export interface ProofQuestion extends SecondFactorQuestion {
  password?: boolean;
}

export type Way = 'password' | 'code' | 'passkey' | 'recoveryCode';

export type Proof =
  | { password: string }
  | { code: string }
  | { recoveryCode: string }
  | { challenge: string; passkey: PasskeyAnswer };

export function firstWay({ password, totp, passkeys }: ProofQuestion): Way {
  if (password) return 'password';
  if (totp) return 'code';
  return passkeys.length > 0 ? 'passkey' : 'recoveryCode';
}

export function otherWays({ password, totp, passkeys }: ProofQuestion, way: Way): Way[] {
  if (password) return [];
  const all: Way[] = [
    ...(totp ? (['code'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    'recoveryCode',
  ];
  return all.filter((other) => other !== way);
}

/** People paste the six digits with spaces: `123 456`. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);
