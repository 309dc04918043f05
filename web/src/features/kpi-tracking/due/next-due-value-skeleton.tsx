import { SkeletonLine } from '../../../design-system/feedback/skeleton.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { GridHead } from '../grid/grid-head.tsx';
import { GridRowsSkeleton } from '../grid/grid-skeleton.tsx';
import styles from '../grid/record-grid.module.css';

export const NextDueValueSkeleton = () => (
  <section className="panel mb-6 overflow-hidden">
    <div className="type-panel px-5 pt-6 pb-3 md:px-6">
      <SkeletonLine className="w-[240px]" />
    </div>
    <table {...ROLES.table} className={styles.grid}>
      <GridHead rowsAre="kpis" />
      <GridRowsSkeleton rows={1} />
    </table>
  </section>
);
