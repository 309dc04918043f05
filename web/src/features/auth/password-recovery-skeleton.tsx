import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormCardSkeleton } from './form-card-skeleton.tsx';

const STEPS = 3;

/**
 * The skeleton shows the question for the address, because only the browser knows whether the link of a mail has opened
 * the page.
 */
export function PasswordRecoverySkeleton() {
  const { t } = useTranslate();
  return (
    <FormCardSkeleton
      title={t('auth.recovery.question')}
      text={t('auth.recovery.text')}
      steps={{ step: 1, total: STEPS }}
      label={t('auth.field.email')}
      submitLabel={t('auth.link.request')}
    />
  );
}
