import { ScaleTicks } from '../../design-system/charts/scale-ticks.tsx';
import '../../design-system/charts/charts.css';
import '../../design-system/charts/scale.css';
import { cx } from '../../design-system/cx.ts';
import { Skeleton, SkeletonBlock, SkeletonRows, SkeletonText } from '../../design-system/skeleton.tsx';
import styles from './goal-cards.module.css';

/** The dashboard to come, in its real layout. */
export function DashboardSkeleton() {
  return (
    <Skeleton className="wrap">
      <div className="page-head py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:pt-12 sm:pb-10">
        <div>
          <SkeletonBlock width={260} height={13} className="mb-5" />
          <SkeletonBlock width="min(560px, 90%)" height={40} className="mb-3" />
          <SkeletonBlock width="min(420px, 70%)" height={40} />
        </div>
      </div>
      <div className={cx(styles.cards, 'panel')}>
        {['e', 's', 'g'].map((sector) => (
          <div key={sector} className={styles.card}>
            <div className={styles.picture}>
              <SkeletonBlock height="100%" className="rounded-none" />
            </div>
            <div className={cx(styles.body, 'gap-4')}>
              <SkeletonBlock width="34%" height={13} />
              <SkeletonBlock width="72%" height={21} />
              <SkeletonBlock width="46%" height={46} />
              <ScaleTicks />
            </div>
            <div className="relative z-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-5 py-4 leading-ui hover:bg-text/3 sm:px-6">
              <SkeletonText lines={2} />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
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
