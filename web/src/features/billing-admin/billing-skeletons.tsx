import { AdminFormSkeleton } from '../../domain/administration/admin-form-skeleton.tsx';
import { AdminListSkeleton } from '../../domain/administration/admin-list-skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

type BillingPage = 'promotions' | 'subscriptions' | 'invoices';

export function BillingListSkeleton({ of }: { of: BillingPage }) {
  const { t } = useTranslate();
  return <AdminListSkeleton title={t(`billing-admin.${of}.title`)} />;
}

export function BillingRecordSkeleton({ of }: { of: BillingPage }) {
  const { t } = useTranslate();
  return <AdminFormSkeleton title={t(`billing-admin.${of}.title`)} />;
}
