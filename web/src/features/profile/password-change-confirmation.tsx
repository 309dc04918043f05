import { useEffect } from 'react';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { reportError } from '../../lib/errors/report-error.ts';
import { loadTexts, translate } from '../../lib/i18n/tolgee.ts';
import { forgetMailSecret, mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { paths } from '../../lib/site/paths.ts';

/**
 * A person who opens the link of a password change confirms it, signed in or not. The page that follows,
 * their account or the login, does not change, and a toast says what happened.
 */
export function PasswordChangeConfirmation() {
  useEffect(() => {
    const secret = mailSecretFor(paths.account);
    // The secret is removed before it is used, so that a second run of this effect finds nothing to send.
    forgetMailSecret(paths.account);
    if (secret) confirm(secret.token).catch(reportError);
  }, []);
  return null;
}

async function confirm(token: string): Promise<void> {
  await api.account.confirmPasswordChange({ query: { token } });
  await loadTexts('account');
  showToast({
    variant: 'success',
    title: translate('account.password.changed'),
    text: translate('account.password.changedText'),
  });
  await invalidateAnswers(api.account.sessions, api.account.events);
}
