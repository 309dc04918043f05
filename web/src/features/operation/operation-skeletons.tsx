import { AdminListSkeleton } from '../../domain/administration/admin-list-skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function OperationListSkeleton({ of }: { of: 'audit' | 'jobs' | 'mails' | 'missed' }) {
  const { t } = useTranslate();
  return (
    <AdminListSkeleton title={t(`operation.${of}.title`)} searchable={of === 'audit' || of === 'mails'} />
  );
}
