import type { Account } from '@metra/contract/shapes/accounts';
import { hasChosenLanguage } from '../../lib/i18n/languages.ts';
import { changeLanguage } from '../../lib/i18n/tolgee.ts';
import { session } from '../../lib/session/current-session.ts';

/** An answer has brought a token and whose it is. A choice of language made in this browser counts more than the account's. */
export async function enterSession(account: Account): Promise<void> {
  if (!hasChosenLanguage()) await changeLanguage(account.language);
  session.begin(account);
}
