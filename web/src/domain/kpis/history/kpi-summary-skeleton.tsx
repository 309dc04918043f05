import { SkeletonBlock, SkeletonLine } from '../../../design-system/feedback/skeleton.tsx';
import styles from './kpi-summary.module.css';

export const KpiSummarySkeleton = () => (
  <div className={styles.summary}>
    {[1, 2, 3].map((item) => (
      <div key={item}>
        <div className="text-small">
          <SkeletonLine className="w-[110px]" />
        </div>
        <SkeletonBlock className="mt-3 h-[66px] w-[80%] max-sm:h-[54px]" />
      </div>
    ))}
  </div>
);
