import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorState } from '../design-system/error-state.tsx';
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
    <div className="wrap py-16">
      <ErrorState
        headingLevel={1}
        title={t('common.pageError.heading')}
        text={[reason, t('common.pageError.text')].filter(Boolean).join(' ')}
        onReload={retry}
        responseId={isClientError(error) ? error.responseId : undefined}
      />
    </div>
  );
}
