import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { buttonClass } from '../design-system/buttons/button-style.ts';
import { usePageError } from '../lib/guards/use-page-error.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';

/** It imports very little, because it has to work when nothing more can be loaded. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslate();
  const router = useRouter();
  const { unexpected, reason, responseId } = usePageError(error);

  async function retry() {
    await router.invalidate();
    reset();
  }

  return (
    <div role="alert" className="wrap grid justify-items-start gap-3 py-16">
      <h1>{unexpected ?? t('common.pageError.heading')}</h1>
      <p className="measure text-text-soft">
        {[reason, t('common.pageError.text')].filter(Boolean).join(' ')}
      </p>
      <button type="button" className={buttonClass({ variant: 'secondary', size: 'md' })} onClick={retry}>
        {t('parts.reload')}
      </button>
      {responseId && (
        <p className="type-micro text-text-muted">{t('parts.responseId', { id: responseId })}</p>
      )}
    </div>
  );
}
