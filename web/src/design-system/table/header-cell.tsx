import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { ROLES } from './table-roles.ts';
import type { Column, Sort } from './table-types.ts';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}

export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const sortable = column.sortable === true && onSort !== undefined;
  return (
    <th
      {...ROLES.header}
      scope="col"
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={cx(
        'border-b border-line-strong px-3 py-[10px] text-left text-small font-[480] whitespace-nowrap text-text-muted first:pl-6 last:pr-6',
        column.align === 'end' && 'text-right',
        column.width,
      )}
    >
      {sortable ? (
        <SortButton column={column} direction={direction} onSort={onSort} />
      ) : (
        (column.headerControl ?? (
          <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
        ))
      )}
    </th>
  );
}

interface SortButtonProps<Row> {
  column: Column<Row>;
  direction: Sort['direction'] | undefined;
  onSort: (sort: Sort) => void;
}

function SortButton<Row>({ column, direction, onSort }: SortButtonProps<Row>) {
  const words = useWords();
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      title={next === 'ascending' ? words.sortAscending(column.header) : words.sortDescending(column.header)}
      onClick={() => onSort({ key: column.key, direction: next })}
      className={cx(
        'inline-flex min-h-6 items-center gap-1 pointer-coarse:min-h-[44px] rounded-chip hover:text-text',
        column.align === 'end' && 'flex-row-reverse',
        direction && 'font-strong text-text',
      )}
    >
      {column.header}
      <Icon size={14} className={cx('stroke-2', direction === undefined && 'opacity-60')} />
    </button>
  );
}
