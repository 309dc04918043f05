import { ScaleTicks } from '../../design-system/charts/scale-ticks.tsx';
import '../../design-system/charts/charts.css';
import '../../design-system/charts/scale.css';
import { Skeleton, SkeletonBlock } from '../../design-system/skeleton.tsx';
import './goal.css';

/** The goal to come, in its real layout. */
export function GoalSkeleton() {
  return (
    <Skeleton className="wrap">
      <div className="goal-top">
        <div>
          <SkeletonBlock width={90} height={13} className="mb-5" />
          <SkeletonBlock width="min(520px, 80vw)" height={40} className="mb-4" />
          <SkeletonBlock width="min(380px, 60vw)" height={16} />
        </div>
      </div>
      <div className="panel goal-standing">
        <div className="goal-picture">
          <SkeletonBlock height="100%" className="rounded-none" />
        </div>
        <div className="goal-numbers gap-5">
          <SkeletonBlock width="40%" height={13} />
          <SkeletonBlock width="50%" height={52} />
          <ScaleTicks />
        </div>
      </div>
      <div className="goal-section grid gap-4 sm:grid-cols-3">
        <SkeletonBlock height={150} />
        <SkeletonBlock height={150} />
        <SkeletonBlock height={150} />
      </div>
    </Skeleton>
  );
}
