import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { errorText } from '../lib/error-text.ts';
import { isClientError } from '../lib/errors.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { log } from '../lib/log.ts';

/** A page that failed to load or to draw: what happened, what is safe, and a way on. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslate();
  const router = useRouter();
  const [reason, setReason] = useState<string>();

  useEffect(() => {
    log.error('A page failed.', error);
    errorText(error).then(setReason);
  }, [error]);

  async function retry() {
    await router.invalidate();
    reset();
  }

  return (
    <div className="wrap grid justify-items-start gap-4 py-16" role="alert">
      <h1 className="text-h1">{t('common.pageError.heading')}</h1>
      {reason && <p className="text-text-soft">{reason}</p>}
      <p className="text-text-soft">{t('common.pageError.text')}</p>
      {isClientError(error) && error.responseId && (
        <p className="text-small text-text-muted">{t('parts.responseId', { id: error.responseId })}</p>
      )}
      <Button variant="primary" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
