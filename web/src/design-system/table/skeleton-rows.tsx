import { cx } from '../behaviour/cx.ts';
import { cellClass, placeOf, rowClass } from './table.tsx';
import { ROLES } from './table-roles.ts';
import type { Column } from './table-types.ts';

/** Different widths look like text instead of a grid. */
const WIDTHS = ['w-[160px]', 'w-[112px]', 'w-[144px]', 'w-24', 'w-[128px]'];

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  dense: boolean;
}

export function SkeletonRows<Row>({ columns, count, dense }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and never move
    <tr {...ROLES.row} key={line} className={rowClass}>
      {columns.map((column, index) => (
        <td {...ROLES.cell} key={column.key} className={cellClass(column, placeOf(column, index), dense)}>
          <span
            className={cx(
              'inline-block h-3 max-w-full rounded-chip bg-skeleton',
              column.align === 'end'
                ? 'w-[56px]'
                : column.headerHidden
                  ? 'w-5'
                  : WIDTHS[(line + index) % WIDTHS.length],
            )}
          />
        </td>
      ))}
    </tr>
  ));
}
