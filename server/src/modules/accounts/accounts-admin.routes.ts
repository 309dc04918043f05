import type { accountsAdmin } from '@metra/contract/accounts-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { accountsAdminService } from './administration/accounts-admin.service.ts';
import type { credentialsResetService } from './credentials/credentials-reset.service.ts';

interface Services {
  administration: ReturnType<typeof accountsAdminService>;
  credentialsReset: ReturnType<typeof credentialsResetService>;
}

export const accountsAdminRoutes = ({
  administration,
  credentialsReset,
}: Services): Handlers<typeof accountsAdmin> => ({
  list: ({ query }) => administration.list(query),
  create: ({ actor, body, origin }) => administration.create(actor, body, origin),
  update: ({ actor, params, body, origin }) => administration.update(actor, params.accountId, body, origin),
  remove: ({ actor, params, origin }) => administration.remove(actor, params.accountId, origin),
  markAsSpam: ({ actor, params, body, origin }) =>
    administration.markAsSpam(actor, params.accountId, body.spam, origin),
  resetPassword: ({ actor, params, body, origin }) =>
    administration.resetPassword(actor, params.accountId, body.password, origin),
  credentialsReset: ({ params }) => credentialsReset.openUntil(params.accountId),
  initiateCredentialsReset: ({ actor, params, origin }) =>
    credentialsReset.issue(actor, params.accountId, origin),
  revokeCredentialsReset: ({ actor, params, origin }) =>
    credentialsReset.revoke(actor, params.accountId, origin),
});
