import { ScaleTicks } from '../../design-system/charts/scale-ticks.tsx';
import '../../design-system/charts/charts.css';
import '../../design-system/charts/scale.css';
import { Skeleton, SkeletonBlock } from '../../design-system/skeleton.tsx';

/** The goal to come, in its real layout. */
export function GoalSkeleton() {
  return (
    <Skeleton className="wrap">
      <div className="page-head py-6 md:pt-10 md:pb-8">
        <div>
          <SkeletonBlock width={90} height={13} className="mb-5" />
          <SkeletonBlock width="min(520px, 80vw)" height={40} className="mb-4" />
          <SkeletonBlock width="min(380px, 60vw)" height={16} />
        </div>
      </div>
      <div className="panel grid grid-cols-1 overflow-hidden md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="overflow-hidden max-md:aspect-[416/180] md:min-h-[320px]">
          <SkeletonBlock height="100%" className="rounded-none" />
        </div>
        <div className="grid content-center p-5 [--goal-value-size:3.25rem] md:p-6 md:[--goal-value-size:4rem] lg:px-10 lg:py-8 gap-5">
          <SkeletonBlock width="40%" height={13} />
          <SkeletonBlock width="50%" height={52} />
          <ScaleTicks />
        </div>
      </div>
      <div className="mt-2 md:mt-12 grid gap-4 sm:grid-cols-3">
        <SkeletonBlock height={150} />
        <SkeletonBlock height={150} />
        <SkeletonBlock height={150} />
      </div>
    </Skeleton>
  );
}
