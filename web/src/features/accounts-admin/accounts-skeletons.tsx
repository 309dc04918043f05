import { AdminFormSkeleton } from '../../domain/administration/admin-form-skeleton.tsx';
import { AdminListSkeleton } from '../../domain/administration/admin-list-skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function AccountsSkeleton() {
  const { t } = useTranslate();
  return <AdminListSkeleton title={t('accounts-admin.title')} />;
}

export function AccountSkeleton() {
  const { t } = useTranslate();
  return <AdminFormSkeleton title={t('accounts-admin.title')} />;
}
