import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { hasKey } from '../../lib/errors/errors.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { isDeadLink } from './dead-link.ts';
import { DeadLinkCard } from './dead-link-card.tsx';
import { useGoToLogin } from './login-notice.ts';
import { mailPages } from './mail-pages.ts';
import { useSingleCall } from './use-single-call.ts';
import { WaitingCard } from './waiting-card.tsx';

const confirm = (token: string) => api.account.confirmCredentialsReset({ query: { token } });

/** The mail to the new address links to this page. From here on, the address and the new password are valid. */
export function ConfirmCredentialsScreen() {
  const { t } = useTranslate();
  const [token] = useState(() => mailSecretFor(mailPages.confirmCredentials)?.token);
  const { outcome, repeat } = useSingleCall(token, confirm);
  const goToLogin = useGoToLogin();
  const isDone = outcome.status === 'done';
  useEffect(() => {
    if (isDone) goToLogin('credentialsReset');
  }, [isDone, goToLogin]);

  const error = outcome.status === 'failed' ? outcome.error : undefined;
  if (hasKey(error, 'account.email_taken')) {
    return <DeadLinkCard title={t('auth.credentials.takenTitle')} text={t('auth.credentials.taken')} />;
  }
  if (!token || isDeadLink(error)) {
    return <DeadLinkCard text={t('auth.credentials.confirmInvalid')} />;
  }
  return (
    <WaitingCard
      title={t('auth.credentials.title')}
      text={t('auth.credentials.running')}
      error={error}
      onRepeat={repeat}
    />
  );
}
