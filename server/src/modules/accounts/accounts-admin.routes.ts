import type { accountsAdmin } from '@metra/contract/operations/accounts-admin';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { accountBulkService } from './administration/account-bulk.service.ts';
import type { accountSessionsService } from './administration/account-sessions.service.ts';
import type { accountsAdminService } from './administration/accounts-admin.service.ts';
import type { credentialsResetService } from './credentials/credentials-reset.service.ts';
import type { takeOffSecondFactorService } from './second-factor/take-off-second-factor.service.ts';

interface Services {
  takingOff: ReturnType<typeof takeOffSecondFactorService>;
  administration: ReturnType<typeof accountsAdminService>;
  bulk: ReturnType<typeof accountBulkService>;
  sessions: ReturnType<typeof accountSessionsService>;
  credentialsReset: ReturnType<typeof credentialsResetService>;
}

export const accountsAdminRoutes = ({
  administration,
  bulk,
  sessions,
  credentialsReset,
  takingOff,
}: Services): Handlers<typeof accountsAdmin> => ({
  list: (call) => administration.list(call, call.query),
  export: (call) => administration.export(call, call.query),
  read: (call) => administration.read(call, call.params.accountId),
  create: (call) => administration.create(call, call.body),
  update: (call) => administration.update(call, call.params.accountId, call.body),
  remove: (call) => administration.remove(call, call.params.accountId),
  markAsSpam: (call) => administration.markAsSpam(call, call.params.accountId, call.body),
  resetPassword: (call) => administration.resetPassword(call, call.params.accountId, call.body),
  credentialsReset: (call) => credentialsReset.openUntil(call, call.params.accountId),
  initiateCredentialsReset: (call) => credentialsReset.issue(call, call.params.accountId),
  revokeCredentialsReset: (call) => credentialsReset.revoke(call, call.params.accountId),
  sessions: (call) => sessions.list(call, call.params.accountId),
  endSession: (call) => sessions.end(call, call.params.accountId, call.params.sessionId),
  endSessions: (call) => sessions.endAll(call, call.params.accountId),
  previewBlock: (call) => bulk.preview(call, 'block', call.body.ids),
  block: (call) => bulk.run(call, 'block', call.body.items),
  previewUnblock: (call) => bulk.preview(call, 'unblock', call.body.ids),
  unblock: (call) => bulk.run(call, 'unblock', call.body.items),
  previewDelete: (call) => bulk.preview(call, 'delete', call.body.ids),
  delete: (call) => bulk.run(call, 'delete', call.body.items),
  previewRestore: (call) => bulk.preview(call, 'restore', call.body.ids),
  restore: (call) => bulk.run(call, 'restore', call.body.items),
  previewSendConfirmation: (call) => bulk.preview(call, 'sendConfirmation', call.body.ids),
  sendConfirmation: (call) => bulk.run(call, 'sendConfirmation', call.body.items),
  removeSecondFactor: (call) => takingOff.takeOff(call, call.params.accountId, call.body),
});
