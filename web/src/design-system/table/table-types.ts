import type { ComponentProps, ReactNode } from 'react';

export interface Sort<Key extends string = string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/** On a narrow screen a row has two lines, and each cell has a place in them. */
export type NarrowPlace = 'choice' | 'title' | 'value' | 'detail' | 'chart' | 'action' | 'hidden';

export interface Column<Row> {
  key: string;
  header: string;
  /** Only screen readers read the header, for example above a column of actions. */
  headerHidden?: boolean;
  /** A checkbox that chooses all rows can replace the words. */
  headerControl?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the right. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Long text may take several lines; other cells except the title have one. */
  wrap?: boolean;
  /** Example: `w-[160px]`. */
  width?: string;
  /** By default the first column is the title and the others are details. */
  narrow?: NarrowPlace;
  /** On a narrow screen the header precedes a detail that is unclear alone, such as a number or a day. */
  narrowLabel?: boolean;
}

export interface TableProps<Row> {
  /** Screen readers read it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  loading?: boolean;
  skeletonRows?: number;
  /** It replaces the rows when there are none. */
  empty?: ReactNode;
  /** Marked rows are unread and have a yellow background. */
  isMarked?: (row: Row) => boolean;
  /** It returns event handlers for a row, for keys and right clicks. */
  rowProps?: (row: Row) => Pick<ComponentProps<'tr'>, 'onKeyDown' | 'onContextMenu' | 'onDoubleClick'>;
  /** Rows are 36 px high, for long lists with a mouse. */
  dense?: boolean;
  className?: string | undefined;
}
