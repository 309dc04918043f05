import { z } from 'zod';
import { bulkDoneOf, bulkItems, bulkPick, bulkPreviewOf } from '../core/bulk.ts';
import { listExport } from '../core/list-export.ts';
import { operation } from '../core/operation.ts';
import {
  Email,
  Id,
  Instant,
  Language,
  notBlank,
  Password,
  pageOf,
  pageQuery,
  Role,
  Slug,
  sortBy,
  TeamRole,
  text,
  Version,
} from '../core/primitives.ts';
import { Account, AccountStatus, personFields, Session } from '../shapes/accounts.ts';

/** The subscription of an organisation. NONE: it never had one, or it has ended. */
export const LivingSubscription = z.enum(['TRIAL', 'ACTIVE', 'CANCELLED', 'NONE']);
export type LivingSubscription = z.infer<typeof LivingSubscription>;

export const AdminAccount = Account.omit({ impersonator: true, secondFactor: true }).extend({
  hasSecondFactor: z.boolean(),
  status: AccountStatus,
  subscription: LivingSubscription,
  resetCredentialsUntil: Instant.nullable(),
  deletedAt: Instant.nullable(),
  restorableUntil: Instant.nullable().meta({
    description: 'An account that an administrator deleted can be restored until then',
  }),
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

const days = z.int().min(1).max(3650);

/** The filters of the list of accounts and of its file. */
const accountFilters = {
  query: text(100).optional().meta({ description: 'Part of name, address or organisation' }),
  organisationId: Id.optional(),
  status: AccountStatus.optional(),
  role: Role.optional(),
  teamRole: TeamRole.optional(),
  language: Language.optional(),
  subscription: LivingSubscription.optional(),
  inactiveDays: days
    .optional()
    .meta({ description: 'The last sign-in, or the registration if there was none, is longer ago' }),
  neverSignedIn: z.boolean().optional(),
  secondFactor: z.boolean().optional(),
  createdWithinDays: days.optional(),
  includeDeleted: z.boolean().optional(),
};

const accountSorts = sortBy('id', 'email', 'lastName', 'createdAt', 'lastLoginAt');

/** Why a bulk action skipped an account, besides the common reasons. */
const bulkReasons = [
  'OWN_ACCOUNT',
  'LAST_ADMINISTRATOR',
  'DELETED',
  'BLOCKED',
  'NOT_RESTORABLE',
  'ADDRESS_TAKEN',
  'ORGANISATION_GONE',
  'TOO_MANY_MAILS',
] as const;

const bulkEffects = [
  'SESSIONS_END',
  'CONFIRMATION_LINK_ENDS',
  'OWNER_CHANGES',
  'ORGANISATION_WITHOUT_SIGN_IN',
  'SUBSCRIPTION_RUNS',
  'ORGANISATION_ENDS',
  'ORGANISATION_RETURNS',
  'MAILED',
] as const;

export const AccountBulkPreview = bulkPreviewOf(bulkReasons, bulkEffects);
export type AccountBulkPreview = z.infer<typeof AccountBulkPreview>;
export const AccountBulkDone = bulkDoneOf(bulkReasons);
export type AccountBulkDone = z.infer<typeof AccountBulkDone>;

const preview = <const Action extends string>(action: Action, summary: string) =>
  operation({
    method: 'POST',
    path: `/admin/accounts/${action}/preview`,
    access: 'admin',
    summary: `What would happen: ${summary}`,
    body: z.strictObject({ ...bulkPick }),
    response: AccountBulkPreview,
  });

const bulk = <const Action extends string>(action: Action, summary: string) =>
  operation({
    method: 'POST',
    path: `/admin/accounts/${action}`,
    access: 'admin',
    summary,
    body: z.strictObject({ ...bulkItems }),
    response: AccountBulkDone,
  });

export const accountsAdmin = {
  list: operation({
    method: 'GET',
    path: '/accounts',
    access: 'admin',
    summary: 'Accounts',
    query: z.object({
      ...pageQuery,
      ...accountSorts,
      ...accountFilters,
      includeProjects: z.boolean().optional(),
    }),
    response: pageOf(AdminAccount),
  }),
  export: listExport({
    path: '/accounts/export',
    access: 'admin',
    summary: 'Accounts as a table',
    query: z.object({ ...accountSorts, ...accountFilters }),
  }),
  read: operation({
    method: 'GET',
    path: '/admin/accounts/{accountId}',
    access: 'admin',
    summary: 'One account, also a deleted one',
    params: oneAccount,
    response: AdminAccount,
    errors: ['not_found.account'],
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
    body: z.strictObject({
      ...personFields,
      roles,
      teamRole: TeamRole.optional().meta({ description: 'Within the organisation; left out, it stays' }),
      version: Version,
    }),
    response: AdminAccount,
    errors: ['not_found.account', 'account.last_administrator', 'team.last_owner', 'conflict.version'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/accounts/{accountId}',
    access: 'admin',
    summary: 'Delete an account; it can be restored for 30 days',
    fresh: true,
    params: oneAccount,
    response: null,
    errors: ['not_found.account', 'account.last_administrator'],
  }),
  markAsSpam: operation({
    method: 'PUT',
    path: '/admin/accounts/{accountId}/mark-as-spam',
    access: 'admin',
    summary: 'Mark an account as spam, or remove the mark',
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
    summary: 'Revoke the link to set new credentials',
    params: oneAccount,
    response: null,
    errors: ['not_found.account'],
  }),
  sessions: operation({
    method: 'GET',
    path: '/admin/accounts/{accountId}/sessions',
    access: 'admin',
    summary: 'The sessions of an account, the last used one first',
    params: oneAccount,
    response: z.object({ items: z.array(Session).max(100) }),
    errors: ['not_found.account'],
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/admin/accounts/{accountId}/sessions/{sessionId}',
    access: 'admin',
    summary: 'End one session of an account',
    params: oneAccount.extend({ sessionId: Id }),
    response: null,
    errors: ['not_found.account', 'not_found.session'],
  }),
  endSessions: operation({
    method: 'DELETE',
    path: '/admin/accounts/{accountId}/sessions',
    access: 'admin',
    summary: 'End all sessions of an account except the session of the caller',
    params: oneAccount,
    response: null,
    errors: ['not_found.account'],
  }),
  previewBlock: preview('block', 'blocking accounts'),
  block: bulk('block', 'Block accounts: nobody can sign in with them'),
  previewUnblock: preview('unblock', 'letting accounts in again'),
  unblock: bulk('unblock', 'Let accounts in again'),
  previewDelete: preview('delete', 'deleting accounts'),
  delete: operation({
    ...bulk('delete', 'Delete accounts; for 30 days they can be brought back'),
    fresh: true,
  }),
  previewRestore: preview('restore', 'bringing accounts back'),
  restore: operation({
    ...bulk('restore', 'Bring deleted accounts back, and an organisation that went with its last one'),
    fresh: true,
  }),
  previewSendConfirmation: preview('send-confirmation', 'mailing the link that confirms an account again'),
  sendConfirmation: bulk('send-confirmation', 'Mail the link that confirms an account again'),
  removeSecondFactor: operation({
    method: 'DELETE',
    path: '/admin/accounts/{accountId}/second-factor',
    access: 'admin',
    summary: 'Remove all second factors of an account; the person is notified by mail',
    fresh: true,
    params: oneAccount,
    body: z.strictObject({ reason: notBlank(500) }),
    response: AdminAccount,
    errors: ['not_found.account', 'not_found.second_factor', 'second_factor.own'],
  }),
};
