import { ROLES } from '../../../design-system/table/table-roles.ts';
import { GridHead } from '../grid/grid-head.tsx';
import { GridRowsSkeleton } from '../grid/grid-skeleton.tsx';
import styles from '../grid/record-grid.module.css';

const MONTHS = 12;

export const YearGridSkeleton = () => (
  <table {...ROLES.table} className={styles.grid}>
    <GridHead rowsAre="periods" />
    <GridRowsSkeleton rows={MONTHS} />
  </table>
);
