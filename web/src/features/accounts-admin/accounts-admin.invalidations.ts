import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** An action on an account changes the list, the account's page and its history. */
export function registerAccountsAdminInvalidations(): void {
  const { accountsAdmin, organisationsAdmin, recordHistory } = operatorApi;
  events.on('accountsAdministered', () => {
    void invalidateAnswers(
      accountsAdmin.list,
      accountsAdmin.read,
      accountsAdmin.sessions,
      accountsAdmin.credentialsReset,
      organisationsAdmin.list,
      organisationsAdmin.read,
      recordHistory.list,
    );
  });
}
