import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function StandardsSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="pb-12">
      <AdminHead title={t('catalogue-admin.standards.title')} text={t('catalogue-admin.standards.text')} />
      <div className="px-5 pt-6 sm:px-8">
        <div className="panel overflow-hidden">
          <SkeletonRows rows={4} />
        </div>
      </div>
    </Skeleton>
  );
}
