import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';

/** What is done to an account is seen in the list, on its page and in what is told of it. */
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
