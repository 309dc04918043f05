import { z } from 'zod';
import { rule } from '../core/field-keys.ts';
import { operation } from '../core/operation.ts';
import { PasskeyQuestion } from '../core/passkey-question.ts';
import { Id, notBlank, Token, text } from '../core/primitives.ts';
import { Account, Credentials } from '../shapes/accounts.ts';
import { PasskeyAnswer, RecoveryCode, TotpCode } from '../shapes/second-factor-shapes.ts';

const secondFactors = {
  code: TotpCode.optional(),
  recoveryCode: RecoveryCode.optional(),
  passkey: PasskeyAnswer.optional(),
};

/** Exactly one proof of identity is required, because two could contradict each other. */
const isOne = (...proofs: unknown[]) => proofs.filter((proof) => proof !== undefined).length === 1;

export const auth = {
  getLogin: operation({
    method: 'GET',
    path: '/auth/login',
    access: 'member',
    summary: 'The account that is signed in',
    openBeforePasswordChange: true,
    response: Account,
  }),
  login: operation({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in; the token is in the header auth-token',
    body: Credentials,
    response: Account,
    errors: ['auth.bad_credentials', 'auth.not_confirmed', 'auth.second_factor_required'],
  }),
  loginWithSecondFactor: operation({
    method: 'POST',
    path: '/auth/second-factor',
    access: 'public',
    summary: 'Finish a sign-in that asked for a second factor: a code, a recovery code or a passkey',
    body: z
      .strictObject({ challenge: Token, ...secondFactors })
      .refine(
        ({ code, recoveryCode, passkey }) => isOne(code, recoveryCode, passkey),
        rule('required', 'code'),
      ),
    response: Account,
    errors: [
      'auth.challenge_expired',
      'auth.second_factor_wrong',
      'auth.code_used',
      'auth.code_too_old',
      'auth.bad_credentials',
    ],
  }),
  beginPasskeyLogin: operation({
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'public',
    summary: 'The options for a sign-in with a passkey and without a password',
    response: PasskeyQuestion,
  }),
  loginWithPasskey: operation({
    method: 'POST',
    path: '/auth/passkey',
    access: 'public',
    summary: 'Sign in with a passkey, whose device has verified the person',
    body: z.strictObject({ challenge: Token, passkey: PasskeyAnswer }),
    response: Account,
    errors: ['auth.challenge_expired', 'auth.second_factor_wrong'],
  }),
  beginConfirmation: operation({
    method: 'POST',
    path: '/auth/confirm/options',
    access: 'member',
    summary: 'The ways to confirm the identity: the password, or one of the second factors',
    openToReader: true,
    openBeforeSecondFactor: true,
    refusedToImpersonator: true,
    response: PasskeyQuestion.extend({ password: z.boolean(), totp: z.boolean() }),
  }),
  confirmSignIn: operation({
    method: 'POST',
    path: '/auth/confirm',
    access: 'member',
    summary: 'Confirm the identity before a dangerous operation',
    openToReader: true,
    openBeforeSecondFactor: true,
    refusedToImpersonator: true,
    body: z
      .strictObject({ challenge: Token.optional(), password: text(128).min(1).optional(), ...secondFactors })
      .refine(
        ({ password, code, recoveryCode, passkey }) => isOne(password, code, recoveryCode, passkey),
        rule('required', 'password'),
      ),
    response: null,
    errors: [
      'account.password_wrong',
      'auth.challenge_expired',
      'auth.second_factor_required',
      'auth.second_factor_wrong',
      'auth.code_used',
      'auth.code_too_old',
    ],
  }),
  logout: operation({
    method: 'POST',
    path: '/auth/logout',
    access: 'member',
    summary: 'End the session; in an impersonated session, the administrator returns to the own account',
    openBeforePasswordChange: true,
    openToReader: true,
    response: null,
  }),
  impersonate: operation({
    method: 'POST',
    path: '/auth/impersonate',
    access: 'admin',
    summary: 'Impersonate a member for an hour; the token is in the header auth-token',
    fresh: true,
    body: z.strictObject({ accountId: Id, reason: notBlank(500) }),
    response: Account,
    errors: ['not_found.account', 'auth.impersonation_refused'],
  }),
};
