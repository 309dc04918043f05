import { Skeleton, SkeletonLine, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function OverviewSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="grid gap-8 px-5 py-8 sm:px-8">
      <div className="type-display">
        <h1 className="sr-only">{t('administration.navigation.overview')}</h1>
        <SkeletonLine className="w-[60%]" />
        <SkeletonLine className="w-[40%]" />
      </div>
      <div className="border-t border-text">
        <SkeletonRows rows={3} />
      </div>
      <div className="panel overflow-hidden">
        <SkeletonRows rows={8} />
      </div>
    </Skeleton>
  );
}
