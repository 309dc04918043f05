import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { api } from '../../lib/api/api.ts';
import { hasKey } from '../../lib/errors/errors.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { session } from '../../lib/session/current-session.ts';
import { mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { isDeadLink } from './dead-link.ts';
import { DeadLinkCard } from './dead-link-card.tsx';
import { FormActions } from './form-actions.tsx';
import { mailPages } from './mail-pages.ts';
import { QuestionCard } from './question-card.tsx';
import { useSingleCall } from './use-single-call.ts';
import { WaitingCard } from './waiting-card.tsx';

async function confirm(token: string): Promise<void> {
  await api.account.confirmEmailChange({ body: { token } });
  // A person who is signed in here sees the new address. If this request fails, the next page repeats it.
  if (session.token() !== null) await session.refresh().catch(() => undefined);
}

export function EmailChangeScreen() {
  const { t } = useTranslate();
  const [token] = useState(() => mailSecretFor(mailPages.emailChange)?.token);
  const { outcome, repeat } = useSingleCall(token, confirm);
  const error = outcome.status === 'failed' ? outcome.error : undefined;
  if (hasKey(error, 'account.email_taken'))
    return <DeadLinkCard title={t('auth.credentials.takenTitle')} text={t('auth.emailChange.taken')} />;
  if (!token || isDeadLink(error)) return <DeadLinkCard text={t('auth.emailChange.invalid')} />;
  if (outcome.status === 'done')
    return <DeadLinkCard title={t('auth.emailChange.done')} text={t('auth.emailChange.doneText')} />;
  return (
    <WaitingCard
      title={t('auth.emailChange.title')}
      text={t('auth.emailChange.running')}
      error={error}
      onRepeat={repeat}
    />
  );
}

/** The mail to the old address links to this page. Nothing changes until the person presses the button. */
export function ObjectToEmailChangeScreen() {
  const { t } = useTranslate();
  const [token] = useState(() => mailSecretFor(mailPages.objectToEmailChange)?.token);
  const [isWanted, setWanted] = useState(false);
  if (!token) return <DeadLinkCard text={t('auth.emailChange.objectInvalid')} />;
  if (isWanted) return <Objecting token={token} />;
  return (
    <QuestionCard title={t('auth.emailChange.objectTitle')} text={t('auth.emailChange.objectText')}>
      <FormActions>
        <Button variant="danger" size="lg" onClick={() => setWanted(true)}>
          {t('auth.emailChange.object')}
        </Button>
      </FormActions>
    </QuestionCard>
  );
}

const object = (token: string) => api.account.objectToEmailChange({ body: { token } });

function Objecting({ token }: { token: string }) {
  const { t } = useTranslate();
  const { outcome, repeat } = useSingleCall(token, object);
  const error = outcome.status === 'failed' ? outcome.error : undefined;
  if (hasKey(error, 'account.email_taken'))
    return <DeadLinkCard title={t('auth.credentials.takenTitle')} text={t('auth.emailChange.objectTaken')} />;
  if (isDeadLink(error)) return <DeadLinkCard text={t('auth.emailChange.objectInvalid')} />;
  if (outcome.status === 'done')
    return <DeadLinkCard title={t('auth.emailChange.objected')} text={t('auth.emailChange.objectedText')} />;
  return (
    <WaitingCard
      title={t('auth.emailChange.objectTitle')}
      text={t('auth.emailChange.objecting')}
      error={error}
      onRepeat={repeat}
    />
  );
}
