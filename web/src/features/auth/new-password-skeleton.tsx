import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormCardSkeleton } from './form-card-skeleton.tsx';

export function NewPasswordSkeleton() {
  const { t } = useTranslate();
  return (
    <FormCardSkeleton
      title={t('auth.newPassword.question')}
      text={t('auth.newPassword.text')}
      label={t('auth.field.newPassword')}
      submitLabel={t('auth.newPassword.submit')}
    />
  );
}
