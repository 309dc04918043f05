import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FormCardSkeleton } from '../form-card-skeleton.tsx';
import { TOTAL_STEPS } from './register-steps.ts';

export function RegisterSkeleton() {
  const { t } = useTranslate();
  return (
    <FormCardSkeleton
      title={t('auth.register.organisation.title')}
      text={t('auth.register.organisation.text')}
      steps={{ step: 1, total: TOTAL_STEPS }}
      label={t('auth.field.organisation')}
      submitLabel={t('auth.register.next')}
    >
      <p className="grid gap-1 border-t border-line pt-5 text-text-soft">
        {t('auth.register.hasAccount')}
        <a href="/login" className="link inline-flex min-h-(--target) items-center text-text">
          {t('auth.register.login')}
        </a>
      </p>
    </FormCardSkeleton>
  );
}
