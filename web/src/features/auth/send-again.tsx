import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { StateText } from '../../design-system/values/badge.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { isClientError } from '../../lib/errors/errors.ts';
import { useSecondsUntil, WaitNotice } from '../../lib/forms/form-problem.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** A mail takes a moment to arrive, so another one is not offered before. */
const PAUSE_MS = 30_000;

/** Sends a mail once more, confirms it, and waits before it offers to send another one. */
export function SendAgain({ send }: { send: () => Promise<unknown> }) {
  const { t } = useTranslate();
  const [sending, setSending] = useState(false);
  const [sentAt, setSentAt] = useState<number>();
  const [problem, setProblem] = useState<{ text: string | undefined; waitUntil: number | undefined }>();

  async function sendAgain() {
    setSending(true);
    setProblem(undefined);
    try {
      await send();
      setSentAt(Date.now());
    } catch (error) {
      const wait = isClientError(error) ? error.retryAfter : undefined;
      const waitUntil = wait === undefined ? undefined : Date.now() + wait * 1000;
      setProblem({ text: await errorText(error), waitUntil });
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      {problem?.waitUntil !== undefined && <WaitNotice until={problem.waitUntil} />}
      {problem?.waitUntil === undefined && problem?.text && <Notice tone="danger">{problem.text}</Notice>}
      <div role="status">
        {sentAt !== undefined && <StateText tone="success">{t('auth.sent')}</StateText>}
      </div>
      {sentAt === undefined ? (
        <Button loading={sending} onClick={sendAgain}>
          {t('auth.sendAgain')}
        </Button>
      ) : (
        <ButtonAfterPause key={sentAt} until={sentAt + PAUSE_MS} loading={sending} onClick={sendAgain} />
      )}
    </div>
  );
}

interface ButtonAfterPauseProps {
  until: number;
  loading: boolean;
  onClick: () => void;
}

function ButtonAfterPause({ until, loading, onClick }: ButtonAfterPauseProps) {
  const { t } = useTranslate();
  const seconds = useSecondsUntil(until);
  return (
    <Button loading={loading} disabled={seconds > 0} onClick={onClick}>
      {seconds > 0 ? t('auth.sendAgainIn', { seconds }) : t('auth.sendAgain')}
    </Button>
  );
}
