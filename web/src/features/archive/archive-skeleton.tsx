import { Skeleton, SkeletonBlock, SkeletonLine } from '../../design-system/feedback/skeleton.tsx';
import { ReportingHeadSkeleton } from '../../domain/reporting/reporting-head-skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function ArchiveSkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton className="wrap">
      <ReportingHeadSkeleton page="archive" />
      <div className="py-6 md:pt-10 md:pb-10">
        <h1 className="sr-only">{t('reporting.head.archive')}</h1>
        <div className="type-display grid gap-2">
          <SkeletonLine className="w-[480px]" />
          <SkeletonLine className="w-[620px]" />
        </div>
      </div>
      <div className="grid gap-12 md:gap-16">
        {(['frozen', 'compare', 'finished'] as const).map((part) => (
          <div key={part}>
            <h2 className="type-h2 mb-4">{t(`reporting.archive.${part}`)}</h2>
            <SkeletonBlock className="h-[220px]" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
