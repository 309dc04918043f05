import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { forgetMailSecret, type MailSecret, mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { AddressForm } from './address-form.tsx';
import { authQueries } from './auth.queries.ts';
import { ChoosePassword } from './choose-password.tsx';
import { isDeadLink } from './dead-link.ts';
import { mailPages } from './mail-pages.ts';
import { MailboxCard } from './mailbox-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { sendRecoveryLink } from './requests.ts';
import { WaitingCard } from './waiting-card.tsx';

const STEPS = 3;

/** The page asks for the address, or, if the link of the mail has opened it, for the new password. */
export function PasswordRecoveryScreen() {
  const [secret, setSecret] = useState(() => mailSecretFor(mailPages.passwordRecovery));
  const [isRefused, setRefused] = useState(false);

  function refuse() {
    forgetMailSecret(mailPages.passwordRecovery);
    setSecret(undefined);
    setRefused(true);
  }

  return secret ? <WithLink secret={secret} onRefused={refuse} /> : <WithoutLink isRefused={isRefused} />;
}

function WithLink({ secret, onRefused }: { secret: MailSecret; onRefused: () => void }) {
  const { t } = useTranslate();
  const { data, error, refetch } = useQuery(authQueries.passwordRecovery(secret.token));
  if (isDeadLink(error)) {
    return <WithoutLink isRefused email={secret.username} />;
  }
  if (!data) {
    return (
      <WaitingCard
        title={t('auth.recovery.title')}
        text={t('auth.link.checking')}
        error={error}
        onRepeat={() => void refetch()}
      />
    );
  }
  const username = secret.username ?? data.email ?? '';
  return (
    <QuestionCard
      title={t('auth.recovery.choose')}
      text={t('auth.recovery.chooseText', { email: username })}
      steps={{ step: 3, total: STEPS }}
    >
      <ChoosePassword token={secret.token} username={username} onRefused={onRefused} />
    </QuestionCard>
  );
}

function WithoutLink({ isRefused, email }: { isRefused: boolean; email?: string | undefined }) {
  const { t } = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <MailboxCard
        text={t('auth.recovery.sent')}
        email={sentTo}
        steps={{ step: 2, total: STEPS }}
        send={() => sendRecoveryLink(sentTo)}
      />
    );
  }
  return (
    <QuestionCard
      title={t(isRefused ? 'auth.link.invalid' : 'auth.recovery.question')}
      text={t(isRefused ? 'auth.recovery.invalid' : 'auth.recovery.text')}
      steps={{ step: 1, total: STEPS }}
    >
      <AddressForm
        email={email}
        submitLabel={t('auth.link.request')}
        send={sendRecoveryLink}
        onSent={setSentTo}
      />
    </QuestionCard>
  );
}
