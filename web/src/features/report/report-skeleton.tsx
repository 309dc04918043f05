import { Skeleton, SkeletonBlock, SkeletonLine } from '../../design-system/feedback/skeleton.tsx';
import { ReportingHeadSkeleton } from '../../domain/reporting/reporting-head-skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function ReportSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap">
      <ReportingHeadSkeleton page="report" />
      <h1 className="sr-only">{t('reporting.head.report')}</h1>
      <div className="type-h1 grid gap-4 py-8">
        <SkeletonLine className="w-[480px] max-w-full" />
      </div>
      <SkeletonBlock className="h-[640px] max-w-[904px]" />
    </Skeleton>
  );
}
