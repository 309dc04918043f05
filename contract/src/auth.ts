import { z } from 'zod';
import { Account, Credentials } from './accounts.ts';
import { operation } from './operation.ts';
import { Id, notBlank } from './primitives.ts';

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
    summary: 'Sign in; the token comes in the header auth-token',
    body: Credentials,
    response: Account,
    errors: ['auth.bad_credentials', 'auth.not_confirmed'],
  }),
  logout: operation({
    method: 'POST',
    path: '/auth/logout',
    access: 'member',
    summary: 'End the session; an impersonated one is how an administrator returns',
    openBeforePasswordChange: true,
    openToReader: true,
    response: null,
  }),
  impersonate: operation({
    method: 'POST',
    path: '/auth/impersonate',
    access: 'admin',
    summary: 'Act as someone else for an hour; the token comes in the header auth-token',
    body: z.strictObject({ accountId: Id, reason: notBlank(500) }),
    response: Account,
    errors: ['not_found.account', 'auth.impersonation_refused'],
  }),
};
