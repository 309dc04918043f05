import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mailSecretFor } from '../../lib/mail-secrets.ts';
import { AddressForm } from './address-form.tsx';
import { isDeadLink } from './dead-link.ts';
import { useGoToLogin } from './login-notice.ts';
import { mailPages } from './mail-pages.ts';
import { MailboxCard } from './mailbox-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { sendConfirmation } from './requests.ts';
import { useSingleCall } from './use-single-call.ts';
import { WaitingCard } from './waiting-card.tsx';

const confirm = (token: string) => api.account.confirm({ query: { token } });

/** Where the link of the confirmation mail leads. */
export function ConfirmAccountScreen() {
  const { t } = useTranslate();
  const [token] = useState(() => mailSecretFor(mailPages.confirmAccount)?.token);
  const { outcome, repeat } = useSingleCall(token, confirm);
  const goToLogin = useGoToLogin();
  const isDone = outcome.status === 'done';
  useEffect(() => {
    if (isDone) goToLogin('confirmed');
  }, [isDone, goToLogin]);

  const error = outcome.status === 'failed' ? outcome.error : undefined;
  if (!token || isDeadLink(error)) {
    return <NewConfirmationLink wasTried={token !== undefined} />;
  }
  return (
    <WaitingCard
      title={t('auth.confirm.title')}
      text={t('auth.confirm.running')}
      error={error}
      onRepeat={repeat}
    />
  );
}

function NewConfirmationLink({ wasTried }: { wasTried: boolean }) {
  const { t } = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return <MailboxCard text={t('auth.confirm.sent')} email={sentTo} send={() => sendConfirmation(sentTo)} />;
  }
  return (
    <QuestionCard
      title={t(wasTried ? 'auth.link.invalid' : 'auth.link.missing')}
      text={t(wasTried ? 'auth.confirm.invalid' : 'auth.confirm.missing')}
    >
      <AddressForm submitLabel={t('auth.link.request')} send={sendConfirmation} onSent={setSentTo} />
    </QuestionCard>
  );
}
