import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { HeaderCell } from './header-cell.tsx';
import { ROLES } from './table-roles.ts';
import type { Column, NarrowPlace, TableProps } from './table-types.ts';

/** On narrow screens a row has two lines: title and value, then the details. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  loading = false,
  skeletonRows = 6,
  empty,
  isMarked,
  rowProps,
  dense = false,
  className,
}: TableProps<Row>) {
  const words = useWords();
  const isEmpty = !loading && rows.length === 0;
  return (
    <div className={cx('overflow-x-auto', className)}>
      <table
        {...ROLES.table}
        aria-busy={loading || undefined}
        className="w-full border-collapse max-sm:block"
      >
        <caption className="sr-only">{loading ? `${caption}, ${words.loading}` : caption}</caption>
        <thead {...ROLES.group} className="max-sm:sr-only">
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group} className="max-sm:block">
          {loading && <SkeletonRows columns={columns} count={skeletonRows} dense={dense} />}
          {!loading &&
            rows.map((row) => (
              <tr
                {...ROLES.row}
                {...rowProps?.(row)}
                key={rowKey(row)}
                data-marked={isMarked?.(row) || undefined}
                className={rowClass}
              >
                {columns.map((column, index) => (
                  <td
                    {...ROLES.cell}
                    key={column.key}
                    data-place={placeOf(column, index)}
                    data-label={column.narrowLabel ? column.header : undefined}
                    className={cellClass(column, placeOf(column, index), dense)}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          {isEmpty && (
            <tr {...ROLES.row} className="max-sm:block">
              <td {...ROLES.cell} colSpan={columns.length} className="p-0 max-sm:block">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function placeOf<Row>(column: Column<Row>, index: number): NarrowPlace {
  return column.narrow ?? (index === 0 ? 'title' : 'detail');
}

/*
 * The first line has title and value, the second has the details with a chart at its end, and the action is
 * beside both.
 */
const rowClass = cx(
  'border-b border-line transition-[background-color] last:border-b-0 hover:bg-text/[0.025]',
  'data-marked:border-y data-marked:border-current-value-line data-marked:bg-current-value-soft',
  // An empty item ends the first line, so that a detail never moves up beside a short title and value.
  "max-sm:before:order-3 max-sm:before:basis-full max-sm:before:content-['']",
  'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-[2px] max-sm:relative max-sm:px-5 max-sm:py-[10px] max-sm:has-[[data-place=action]]:pr-[56px] max-sm:has-[[data-place=choice]]:pl-[52px]',
);

const NARROW: Record<NarrowPlace, string> = {
  choice: 'max-sm:absolute max-sm:top-3 max-sm:left-5',
  title: 'max-sm:order-1 max-sm:flex-1 max-sm:basis-[44%] max-sm:text-text max-sm:font-medium',
  value: 'max-sm:order-2 max-sm:ml-auto max-sm:text-right',
  detail: 'max-sm:order-4 max-sm:text-small max-sm:text-text-muted max-sm:empty:hidden',
  chart: 'max-sm:order-5 max-sm:ml-auto max-sm:empty:hidden',
  action: 'max-sm:absolute max-sm:right-[6px] max-sm:top-1/2 max-sm:-translate-y-1/2',
  hidden: 'max-sm:hidden',
};

function cellClass<Row>(column: Column<Row>, place: NarrowPlace, dense: boolean): string {
  return cx(
    'px-3 align-middle first:pl-6 last:pr-6 max-sm:block max-sm:h-auto max-sm:p-0! max-sm:w-auto',
    dense ? 'h-[36px] pointer-coarse:h-(--row)' : 'h-(--row)',
    column.align === 'end' && 'tabular text-right',
    place === 'title' || column.wrap ? 'py-[6px] leading-ui' : 'whitespace-nowrap',
    NARROW[place],
    column.narrowLabel && 'max-sm:before:mr-1 max-sm:before:content-[attr(data-label)]',
  );
}

/** Different widths look like text instead of a grid. */
const WIDTHS = ['w-[160px]', 'w-[112px]', 'w-[144px]', 'w-24', 'w-[128px]'];

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  dense: boolean;
}

function SkeletonRows<Row>({ columns, count, dense }: SkeletonRowsProps<Row>) {
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
