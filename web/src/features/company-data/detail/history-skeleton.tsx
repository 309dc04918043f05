import { SkeletonBlock } from '../../../design-system/feedback/skeleton.tsx';
import { KpiSummarySkeleton } from '../../../domain/kpis/history/kpi-summary-skeleton.tsx';

export const HistorySkeleton = () => (
  <>
    <KpiSummarySkeleton />
    <div className="px-3 py-4 sm:px-6 sm:py-5">
      <SkeletonBlock className="h-[440px]" />
    </div>
  </>
);
