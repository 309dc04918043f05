import { Skeleton, SkeletonButton, SkeletonLine } from '../../../design-system/feedback/skeleton.tsx';
import { KpiSummarySkeleton } from '../../../domain/kpis/history/kpi-summary-skeleton.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { YearGridSkeleton } from './year-grid-skeleton.tsx';

export function CategorySkeleton() {
  const { t } = useTranslate();
  return (
    <Skeleton>
      <header className="page-head mb-6">
        <div>
          <h1 className="mb-2 text-small leading-body font-text tracking-normal text-text-muted">
            {t('common.navigation.tracking')}
          </h1>
          <div className="type-display">
            <SkeletonLine className="w-[320px]" />
          </div>
          <div className="mt-2">
            <SkeletonLine className="w-[520px]" />
            <SkeletonLine className="w-[50%] md:hidden" />
          </div>
        </div>
      </header>
      <div className="mb-5 flex min-h-[54px] gap-6">
        <SkeletonLine className="w-[120px]" />
        <SkeletonLine className="w-[160px]" />
      </div>
      <section className="panel min-w-0">
        <KpiSummarySkeleton />
        <div className="flex items-start justify-between gap-x-6 gap-y-4 px-5 pt-5 pb-3 max-sm:flex-col sm:px-6">
          <div className="min-w-0">
            <div className="type-h2">
              <SkeletonLine className="w-[240px]" />
            </div>
            <div className="type-small mt-1">
              <SkeletonLine className="w-[300px]" />
            </div>
          </div>
          <SkeletonButton className="w-[160px]" />
        </div>
        <YearGridSkeleton />
      </section>
    </Skeleton>
  );
}
