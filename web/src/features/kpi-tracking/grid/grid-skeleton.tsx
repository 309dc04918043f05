import { SkeletonBlock, SkeletonLine } from '../../../design-system/feedback/skeleton.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import styles from './record-grid.module.css';

export function GridRowsSkeleton({ rows }: { rows: number }) {
  return (
    <tbody {...ROLES.group}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <tr {...ROLES.row} key={row} className={styles.row}>
          <td {...ROLES.cell} className={styles.title}>
            <SkeletonLine className="w-[150px]" />
          </td>
          <td {...ROLES.cell} className={styles.value}>
            <div className={styles.field}>
              <SkeletonBlock className="min-h-[calc(var(--control)-2px)] flex-1 bg-transparent" />
            </div>
          </td>
          <td {...ROLES.cell} className={styles.before}>
            <SkeletonBlock className="ml-auto w-[56px]" />
          </td>
          <td {...ROLES.cell} className={styles.change} />
          <td {...ROLES.cell} className={styles.state} />
          <td {...ROLES.cell} className={styles.options} />
        </tr>
      ))}
    </tbody>
  );
}
