import { api } from '../../lib/api/api.ts';
import { browserSecretFor } from './asking-browser.ts';

/** Both answer the same whether there is such an account or not. */
export const sendConfirmation = (username: string) =>
  api.account.sendConfirmation({ body: { username, browserSecret: browserSecretFor(username) } });

export const sendRecoveryLink = (username: string) =>
  api.account.initiatePasswordRecovery({ body: { username } });
