import type { Account } from '@metra/contract/shapes/accounts';
import { hasChosenLanguage } from '../../lib/i18n/languages.ts';
import { changeLanguage } from '../../lib/i18n/tolgee.ts';
import { session } from '../../lib/session/current-session.ts';

/**
 * The answer contains a token and its account. A language that was chosen in this browser takes precedence over the
 * account's.
 */
export async function enterSession(account: Account): Promise<void> {
  if (!hasChosenLanguage()) await changeLanguage(account.language);
  session.begin(account);
}
