import { z } from 'zod';
import { Account, AccountStatus, personFields } from './accounts.ts';
import { operation } from './operation.ts';
import {
  Email,
  Id,
  Instant,
  notBlank,
  Password,
  pageOf,
  pageQuery,
  Role,
  Slug,
  sortBy,
  text,
  Version,
} from './primitives.ts';

export const AdminAccount = Account.omit({ impersonator: true, secondFactor: true }).extend({
  hasSecondFactor: z.boolean(),
  status: AccountStatus,
  resetCredentialsUntil: Instant.nullable(),
  projects: z
    .array(z.object({ id: Id, slug: Slug, name: text(200) }))
    .max(100)
    .optional()
    .meta({ description: 'Those the organisation takes part in, with `includeProjects`' }),
  version: Version,
});
export type AdminAccount = z.infer<typeof AdminAccount>;

const roles = z.array(Role).min(1).max(3);

const oneAccount = z.object({ accountId: Id });

export const accountsAdmin = {
  list: operation({
    method: 'GET',
    path: '/accounts',
    access: 'admin',
    summary: 'Accounts',
    query: z.object({
      ...pageQuery,
      ...sortBy('id', 'email', 'lastName', 'createdAt', 'lastLoginAt'),
      query: text(100).optional(),
      organisationId: Id.optional(),
      status: AccountStatus.optional(),
      role: Role.optional(),
      includeDeleted: z.boolean().optional(),
      includeProjects: z.boolean().optional(),
    }),
    response: pageOf(AdminAccount),
  }),
  create: operation({
    method: 'POST',
    path: '/admin/accounts',
    access: 'admin',
    summary: 'Create an account; its owner gets a mail to choose a password',
    fresh: true,
    body: z.strictObject({
      email: Email,
      ...personFields,
      roles,
      organisationId: Id.optional(),
      organisationName: notBlank(200).optional(),
    }),
    response: AdminAccount,
    status: 201,
    errors: ['account.email_taken', 'not_found.organisation'],
  }),
  update: operation({
    method: 'PUT',
    path: '/admin/accounts/{accountId}',
    access: 'admin',
    summary: 'Change name, language and roles; another role ends the sessions of the account',
    fresh: true,
    params: oneAccount,
    body: z.strictObject({ ...personFields, roles, version: Version }),
    response: AdminAccount,
    errors: ['not_found.account', 'account.last_administrator', 'conflict.version'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/accounts/{accountId}',
    access: 'admin',
    summary: 'Delete an account',
    fresh: true,
    params: oneAccount,
    response: null,
    errors: ['not_found.account', 'account.last_administrator'],
  }),
  markAsSpam: operation({
    method: 'PUT',
    path: '/admin/accounts/{accountId}/mark-as-spam',
    access: 'admin',
    summary: 'Mark an account as spam, or take that back',
    params: oneAccount,
    body: z.strictObject({ spam: z.boolean() }),
    response: AdminAccount,
    errors: ['not_found.account', 'account.last_administrator'],
  }),
  resetPassword: operation({
    method: 'PUT',
    path: '/admin/accounts/{accountId}/reset-password',
    access: 'admin',
    summary: 'Set a one-time password that must be changed at the next sign-in',
    fresh: true,
    params: oneAccount,
    body: z.strictObject({ password: Password }),
    response: AdminAccount,
    errors: ['not_found.account', 'account.password_weak'],
  }),
  credentialsReset: operation({
    method: 'GET',
    path: '/admin/accounts/{accountId}/reset-credentials',
    access: 'admin',
    summary: 'Whether a link to set new credentials is open',
    params: oneAccount,
    response: z.object({ expiresAt: Instant.nullable() }),
    errors: ['not_found.account'],
  }),
  initiateCredentialsReset: operation({
    method: 'PUT',
    path: '/admin/accounts/{accountId}/reset-credentials/initiate',
    access: 'admin',
    summary: 'Issue a link to set a new address and password; it is shown once',
    fresh: true,
    params: oneAccount,
    response: z.object({ link: text(500), expiresAt: Instant }),
    errors: ['not_found.account'],
  }),
  revokeCredentialsReset: operation({
    method: 'DELETE',
    path: '/admin/accounts/{accountId}/reset-credentials/revoke-token',
    access: 'admin',
    summary: 'Take the link back',
    params: oneAccount,
    response: null,
    errors: ['not_found.account'],
  }),
  removeSecondFactor: operation({
    method: 'DELETE',
    path: '/admin/accounts/{accountId}/second-factor',
    access: 'admin',
    summary: 'Take all second factors off an account whose owner has lost them; they are told by mail',
    fresh: true,
    params: oneAccount,
    body: z.strictObject({ reason: notBlank(500) }),
    response: AdminAccount,
    errors: ['not_found.account', 'not_found.second_factor', 'second_factor.own'],
  }),
};
