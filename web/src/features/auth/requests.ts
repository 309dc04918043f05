import { api } from '../../lib/api/api.ts';
import { browserSecretFor } from './asking-browser.ts';

/** Both calls answer the same whether the account exists or not. */
export const sendConfirmation = (username: string) =>
  api.account.sendConfirmation({ body: { username, browserSecret: browserSecretFor(username) } });

export const sendRecoveryLink = (username: string) =>
  api.account.initiatePasswordRecovery({ body: { username } });
