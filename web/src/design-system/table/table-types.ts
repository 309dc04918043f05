import type { ComponentProps, ReactNode } from 'react';

export interface Sort<Key extends string = string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/** Where a cell stands when a row becomes two lines on a narrow screen. */
export type NarrowPlace = 'choice' | 'title' | 'value' | 'detail' | 'chart' | 'action' | 'hidden';

export interface Column<Row> {
  key: string;
  header: string;
  /** Keeps the header for screen readers only, as over a column of actions. */
  headerHidden?: boolean;
  /** Instead of the words: a box that chooses all rows. */
  headerControl?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand on the right. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Long text may take several lines; other cells but the title stay on one. */
  wrap?: boolean;
  /** For example `w-[160px]`. */
  width?: string;
  /** First column is the title, others are details unless told otherwise. */
  narrow?: NarrowPlace;
  /** On a narrow screen the header stands before a detail that says nothing alone: a number, a day. */
  narrowLabel?: boolean;
}

export interface TableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** Blocks in the real layout while the rows are on their way. */
  loading?: boolean;
  skeletonRows?: number;
  /** Stands in place of rows when there are none. */
  empty?: ReactNode;
  /** The row that waits for its reader, in soft yellow. */
  isMarked?: (row: Row) => boolean;
  /** What a row hears: keys, right clicks. */
  rowProps?: (row: Row) => Pick<ComponentProps<'tr'>, 'onKeyDown' | 'onContextMenu' | 'onDoubleClick'>;
  /** 36 px rows for long lists under a mouse. */
  dense?: boolean;
  className?: string | undefined;
}
