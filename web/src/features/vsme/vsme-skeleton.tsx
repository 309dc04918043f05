import {
  Skeleton,
  SkeletonBlock,
  SkeletonButton,
  SkeletonLine,
  SkeletonRows,
} from '../../design-system/feedback/skeleton.tsx';
import { ReportingHeadSkeleton } from '../../domain/reporting/reporting-head-skeleton.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function VsmeSkeleton() {
  return (
    <Skeleton className="wrap pb-16">
      <ReportingHeadSkeleton page="vsme" />
      <VsmeBody />
    </Skeleton>
  );
}

/** The same below its head, where that is there already. */
export const VsmeBodySkeleton = () => (
  <Skeleton>
    <VsmeBody />
  </Skeleton>
);

function VsmeBody() {
  const { t } = useTranslate();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-6 md:pt-10 md:pb-12">
        <div className="min-w-0 flex-1">
          <h1 className="type-small mb-3 font-text tracking-normal text-text-muted">
            {t('reporting.vsme.rail')}
          </h1>
          <div className="type-display">
            <SkeletonLine className="w-[480px] max-w-full" />
          </div>
        </div>
        <SkeletonButton className="max-sm:w-full">{t('reporting.vsme.seeChecks')}</SkeletonButton>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[352px_minmax(0,1fr)] lg:gap-12">
        <div className="skeleton-control min-h-(--control) rounded-control border lg:hidden" />
        <div className="grid gap-4 max-lg:hidden">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((row) => (
            <SkeletonBlock key={row} className="h-[22px]" />
          ))}
        </div>
        <div className="min-w-0">
          <div className="type-h2">
            <SkeletonLine className="w-[260px]" />
          </div>
          <div className="panel mt-6 p-5">
            <SkeletonRows rows={7} />
          </div>
        </div>
      </div>
    </>
  );
}
