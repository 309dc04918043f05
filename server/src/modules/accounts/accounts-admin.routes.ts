import type { accountsAdmin } from '@metra/contract/accounts-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { accountsAdminService } from './administration/accounts-admin.service.ts';
import type { credentialsResetService } from './credentials/credentials-reset.service.ts';
import type { takeOffSecondFactorService } from './second-factor/take-off-second-factor.service.ts';

interface Services {
  takingOff: ReturnType<typeof takeOffSecondFactorService>;
  administration: ReturnType<typeof accountsAdminService>;
  credentialsReset: ReturnType<typeof credentialsResetService>;
}

export const accountsAdminRoutes = ({
  administration,
  credentialsReset,
  takingOff,
}: Services): Handlers<typeof accountsAdmin> => ({
  list: (call) => administration.list(call, call.query),
  create: (call) => administration.create(call, call.body),
  update: (call) => administration.update(call, call.params.accountId, call.body),
  remove: (call) => administration.remove(call, call.params.accountId),
  markAsSpam: (call) => administration.markAsSpam(call, call.params.accountId, call.body),
  resetPassword: (call) => administration.resetPassword(call, call.params.accountId, call.body),
  credentialsReset: (call) => credentialsReset.openUntil(call, call.params.accountId),
  initiateCredentialsReset: (call) => credentialsReset.issue(call, call.params.accountId),
  revokeCredentialsReset: (call) => credentialsReset.revoke(call, call.params.accountId),
  removeSecondFactor: (call) => takingOff.takeOff(call, call.params.accountId, call.body),
});
