import { ScaleTicks } from '../../design-system/charts/scale-ticks.tsx';
import '../../design-system/charts/charts.css';
import '../../design-system/charts/scale.css';
import { Skeleton, SkeletonBlock, SkeletonRows, SkeletonText } from '../../design-system/skeleton.tsx';
import './dashboard.css';
import './goal-card.css';

/** The dashboard to come, in its real layout. */
export function DashboardSkeleton() {
  return (
    <Skeleton className="wrap">
      <div className="statement">
        <div>
          <SkeletonBlock width={260} height={13} className="mb-5" />
          <SkeletonBlock width="min(560px, 90%)" height={40} className="mb-3" />
          <SkeletonBlock width="min(420px, 70%)" height={40} />
        </div>
      </div>
      <div className="panel goal-cards">
        {['e', 's', 'g'].map((sector) => (
          <div key={sector} className="goal-card">
            <div className="goal-card-picture">
              <SkeletonBlock height="100%" className="rounded-none" />
            </div>
            <div className="goal-card-body gap-4">
              <SkeletonBlock width="34%" height={13} />
              <SkeletonBlock width="72%" height={21} />
              <SkeletonBlock width="46%" height={46} />
              <ScaleTicks />
            </div>
            <div className="goal-card-measure">
              <SkeletonText lines={2} />
            </div>
          </div>
        ))}
      </div>
      <div className="dashboard-panels">
        <div className="panel">
          <SkeletonRows rows={4} />
        </div>
        <div className="panel">
          <SkeletonRows rows={4} />
        </div>
      </div>
    </Skeleton>
  );
}
