import { z } from 'zod';
import { Token, text } from './primitives.ts';

/** Bytes in the JSON format of WebAuthn. */
export const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);

export const mostPasskeys = 20;

/** The data that a browser needs to find a passkey. */
export const PasskeyReference = z.object({
  id: bytes(1400),
  transports: z.array(text(20)).max(10),
});

/** The data that a browser needs to ask for a passkey. If none is named, it offers those it knows. */
export const PasskeyQuestion = z.object({
  challenge: Token,
  rpId: text(253),
  passkeys: z.array(PasskeyReference).max(mostPasskeys),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** How to continue after the right password. */
export const SecondFactorQuestion = PasskeyQuestion.extend({
  totp: z.boolean().meta({ description: 'A code of an authenticator app is accepted' }),
});
export type SecondFactorQuestion = z.infer<typeof SecondFactorQuestion>;
