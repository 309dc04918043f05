import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function SystemSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="pb-12">
      <AdminHead title={t('administration.navigation.system')} />
      <div className="grid gap-5 px-5 pt-6 sm:px-8 lg:grid-cols-2">
        {[4, 5, 4, 3].map((rows, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <div key={index} className="panel overflow-hidden">
            <SkeletonRows rows={rows} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
