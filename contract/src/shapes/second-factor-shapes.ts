import { z } from 'zod';
import { bytes, mostPasskeys, PasskeyReference } from '../core/passkey-question.ts';
import { Count, Id, Instant, notBlank, Token, text } from '../core/primitives.ts';

/** Six digits of an authenticator app. */
export const TotpCode = z
  .string()
  .max(6)
  .regex(/^\d{6}$/);

/** A recovery code. Case, spaces and dashes do not matter. */
export const RecoveryCode = text(40).min(1);

export const PasskeyName = notBlank(100);

export const recoveryCodeCount = 10;

/** The signed parts of a passkey's answer. */
export const PasskeyAnswer = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  userHandle: bytes(100).optional(),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** The data that a browser needs to create a passkey. */
export const NewPasskeyQuestion = z.object({
  challenge: Token,
  rp: z.object({ id: text(253), name: text(100) }),
  user: z.object({ id: bytes(100), name: text(254), displayName: text(254) }),
  algorithms: z.array(z.int()).max(10),
  exclude: z.array(PasskeyReference).max(mostPasskeys),
});
export type NewPasskeyQuestion = z.infer<typeof NewPasskeyQuestion>;

/** A passkey that a browser created. */
export const NewPasskey = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: z.array(text(20)).max(10),
});

export const Passkey = z.object({
  id: Id,
  name: text(100),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondFactor = z.object({
  totp: z.object({ addedAt: Instant }).nullable().meta({ description: 'An authenticator app' }),
  passkeys: z.array(Passkey).max(mostPasskeys),
  recoveryCodesLeft: Count,
  demanded: z.boolean().meta({ description: 'The operator requires a second factor for this account' }),
  passkeysPossible: z
    .boolean()
    .meta({ description: 'False where the site has no name, only an IP address: browsers make none there' }),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Recovery codes are shown once: with the first factor, or when new ones are requested. */
export const RecoveryCodes = z.array(text(40)).max(recoveryCodeCount);
