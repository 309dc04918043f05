import { z } from 'zod';
import { operation } from '../core/operation.ts';
import { Id, Token, text } from '../core/primitives.ts';
import {
  NewPasskey,
  NewPasskeyQuestion,
  Passkey,
  PasskeyName,
  RecoveryCodes,
  SecondFactor,
  TotpCode,
} from '../shapes/second-factor-shapes.ts';

const onePasskey = z.object({ passkeyId: Id });

/** Operations for the own second factor, available also while a required factor is missing. */
const own = {
  access: 'member',
  openToReader: true,
  openBeforeSecondFactor: true,
  refusedToImpersonator: true,
} as const;

/** Second factors: an authenticator app, passkeys, and recovery codes for the case that both are lost. */
export const secondFactor = {
  read: operation({
    method: 'GET',
    path: '/account/second-factor',
    access: 'member',
    summary: 'The second factors of the signed-in person',
    openBeforeSecondFactor: true,
    response: SecondFactor,
  }),
  beginTotp: operation({
    ...own,
    method: 'POST',
    path: '/account/second-factor/totp',
    summary: 'Create a secret for an authenticator app; it becomes valid when the person enters a code',
    fresh: true,
    response: z.object({
      secret: text(100).meta({ description: 'Base32, to be typed' }),
      uri: text(500).meta({ description: 'To be shown as a QR code' }),
    }),
    errors: ['second_factor.already_there'],
  }),
  confirmTotp: operation({
    ...own,
    method: 'POST',
    path: '/account/second-factor/totp/confirm',
    summary: 'Confirm the authenticator app; the first factor creates recovery codes and ends other sessions',
    fresh: true,
    body: z.strictObject({ code: TotpCode }),
    response: z.object({
      recoveryCodes: RecoveryCodes.nullable().meta({ description: 'Null: there are some already' }),
    }),
    errors: [
      'auth.second_factor_wrong',
      'auth.code_too_old',
      'second_factor.already_there',
      'not_found.second_factor',
    ],
  }),
  removeTotp: operation({
    ...own,
    method: 'DELETE',
    path: '/account/second-factor/totp',
    summary: 'Remove the authenticator app',
    fresh: true,
    response: null,
    errors: ['not_found.second_factor', 'second_factor.demanded'],
  }),
  beginPasskey: operation({
    ...own,
    method: 'POST',
    path: '/account/second-factor/passkeys/options',
    summary: 'The options with which a browser creates a passkey',
    fresh: true,
    response: NewPasskeyQuestion,
    errors: ['second_factor.too_many_passkeys'],
  }),
  addPasskey: operation({
    ...own,
    method: 'POST',
    path: '/account/second-factor/passkeys',
    summary: 'Add a passkey; the first factor creates recovery codes and ends other sessions',
    fresh: true,
    body: z.strictObject({ challenge: Token, name: PasskeyName, passkey: NewPasskey }),
    response: z.object({ passkey: Passkey, recoveryCodes: RecoveryCodes.nullable() }),
    status: 201,
    errors: [
      'auth.challenge_expired',
      'second_factor.passkey_refused',
      'second_factor.passkey_known',
      'second_factor.too_many_passkeys',
    ],
  }),
  renamePasskey: operation({
    ...own,
    method: 'PUT',
    path: '/account/second-factor/passkeys/{passkeyId}',
    summary: 'Rename a passkey',
    params: onePasskey,
    body: z.strictObject({ name: PasskeyName }),
    response: Passkey,
    errors: ['not_found.passkey'],
  }),
  removePasskey: operation({
    ...own,
    method: 'DELETE',
    path: '/account/second-factor/passkeys/{passkeyId}',
    summary: 'Remove a passkey',
    fresh: true,
    params: onePasskey,
    response: null,
    errors: ['not_found.passkey', 'second_factor.demanded'],
  }),
  renewRecoveryCodes: operation({
    ...own,
    method: 'POST',
    path: '/account/second-factor/recovery-codes',
    summary: 'Create ten new recovery codes; the previous ones become invalid',
    fresh: true,
    response: z.object({ recoveryCodes: RecoveryCodes }),
    errors: ['not_found.second_factor'],
  }),
};
