import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mailSecretFor } from '../../lib/session/mail-secrets.ts';
import { isDeadLink } from './dead-link.ts';
import { DeadLinkCard } from './dead-link-card.tsx';
import { FormActions } from './form-actions.tsx';
import { mailPages } from './mail-pages.ts';
import { QuestionCard } from './question-card.tsx';
import { useSingleCall } from './use-single-call.ts';
import { WaitingCard } from './waiting-card.tsx';

/** The watch list's mail links to this page. Nothing changes until the person presses the button. */
export function StopDigestScreen() {
  const { t } = useTranslate();
  const [token] = useState(() => mailSecretFor(mailPages.stopDigest)?.token);
  const [isWanted, setWanted] = useState(false);
  if (!token) return <DeadLinkCard text={t('auth.digest.invalid')} />;
  if (isWanted) return <Stopping token={token} />;
  return (
    <QuestionCard title={t('auth.digest.title')} text={t('auth.digest.text')}>
      <FormActions>
        <Button variant="primary" size="lg" onClick={() => setWanted(true)}>
          {t('auth.digest.stop')}
        </Button>
      </FormActions>
    </QuestionCard>
  );
}

const stop = (token: string) => api.watchList.stopDigest({ body: { token } });

function Stopping({ token }: { token: string }) {
  const { t } = useTranslate();
  const { outcome, repeat } = useSingleCall(token, stop);
  const error = outcome.status === 'failed' ? outcome.error : undefined;
  if (isDeadLink(error)) return <DeadLinkCard text={t('auth.digest.invalid')} />;
  if (outcome.status === 'done')
    return <DeadLinkCard title={t('auth.digest.stopped')} text={t('auth.digest.stoppedText')} />;
  return (
    <WaitingCard
      title={t('auth.digest.title')}
      text={t('auth.digest.stopping')}
      error={error}
      onRepeat={repeat}
    />
  );
}
