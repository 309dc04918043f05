import type { Page } from '@metra/contract/core/primitives';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Option } from '../../../design-system/fields/option-text.tsx';
import type { NarrowPlace } from '../../../design-system/table/table-types.ts';
import type { AnyAdminList, ListQuery, SearchOf } from '../admin-list-search.ts';

export interface ListColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** A sortable column has this name in the operation. */
  sort?: string;
  /** Numbers are aligned at the right. */
  align?: 'start' | 'end';
  wrap?: boolean;
  width?: string;
  /** On a phone a column is a detail of the second line by default. */
  narrow?: Extract<NarrowPlace, 'value' | 'detail' | 'hidden'>;
  /** A detail that is unclear alone, such as a number or a day, has its header before it there. */
  narrowLabel?: boolean;
}

export interface FilterInputProps {
  value: never;
  onChange: (value: string | number | undefined) => void;
}

export interface FilterWords {
  label: string;
  /** A choice and a yes-or-no filter name each value. */
  options?: Readonly<Record<string, string>>;
  show?: (value: never) => ReactNode;
  /** It names the input where the label does not. */
  inputLabel?: string;
  /** The choices are loaded when somebody opens the filter, and are undefined until then. */
  useChoices?: () => readonly Option<string>[] | undefined;
  /** Some filters search for their value, such as an organisation or a person. */
  input?: (props: FilterInputProps) => ReactNode;
}

export type CountQuery = UseQueryOptions<Page<unknown>, Error, Page<unknown>, QueryKey>;

export interface ListView<Search> {
  name: string;
  search: Search;
}

type Id = number;

export interface BulkItem {
  id: Id;
  version: number;
}

interface PreviewedItem extends BulkItem {
  name: string;
  outcome: 'TOUCHED' | 'LEFT_OUT';
  reason: string | null;
}

export interface BulkEffect {
  key: string;
  count: number;
  names: readonly string[];
}

export interface BulkPreview {
  items: readonly PreviewedItem[];
  effects: readonly BulkEffect[];
  canUndo: boolean;
  undoUntil: string | null;
}

export interface BulkOutcome {
  done: readonly BulkItem[];
  leftOut: readonly { id: Id; name: string | null; reason: string }[];
}

/** The shapes are those of `contract/src/core/bulk.ts`. */
export interface BulkCalls {
  preview: (ids: Id[]) => Promise<BulkPreview>;
  act: (items: BulkItem[]) => Promise<BulkOutcome>;
  /** The toast offers the opposite action. */
  undo?: (items: BulkItem[]) => Promise<BulkOutcome>;
}

interface BulkWords {
  key: string;
  label: string;
  icon: LucideIcon;
  tone?: 'danger';
  /** Example: "3 von 4 Konten werden gesperrt". */
  title: (count: number, of: number) => string;
  /** Example: "3 sperren". */
  confirm: (count: number) => string;
  done: (count: number) => string;
  undone?: (count: number) => string;
  effect?: (effect: BulkEffect) => ReactNode;
  /** GONE, CHANGED and UNCHANGED have common texts; this adds the other reasons. */
  reason?: (reason: string, name: string) => string;
  afterwards: () => void;
}

/** An action that needs more input asks for it first and then provides the calls. */
export type BulkAction = BulkWords & (BulkCalls | { ask: () => Promise<BulkCalls | undefined> });

export interface AdminListProps<Row, List extends AnyAdminList> {
  of: List;
  search: SearchOf<List>;
  /** The list uses it for its rows, for the counts of views, and for all rows of a view. */
  query: (query: ListQuery<List>) => UseQueryOptions<Page<Row>, Error, Page<Row>, QueryKey>;
  title: string;
  /** Without it the list has no search field. */
  searchLabel?: string;
  /** The first column is fixed and contains the link of the row. */
  name: {
    header: string;
    of: (row: Row) => string;
    detail?: (row: Row) => ReactNode;
    lead?: (row: Row) => ReactNode;
    sort?: string;
  };
  href?: (row: Row) => string | undefined;
  onOpen?: (row: Row) => void;
  columns: Readonly<Record<List['columns'][number], ListColumn<Row>>>;
  filters: Readonly<Record<keyof List['filters'], FilterWords>>;
  views?: readonly ListView<SearchOf<List>>[];
  csv?: (query: ReturnType<List['exportQuery']>) => Promise<Blob>;
  action?: ReactNode;
  tools?: ReactNode;
  /** The item that opens the row is always the first one. */
  menu?: (row: Row) => ReactNode;
  bulk?: readonly BulkAction[];
  empty: { title: string; text?: string; action?: ReactNode };
  isMarked?: (row: Row) => boolean;
  idOf?: (row: Row) => Id;
  children?: ReactNode;
  /** The page of a record contains the list and has its own head. */
  isPart?: boolean;
}

/** Parts of a list know its address, but not the type of its rows. */
export interface ListAddress {
  list: AnyAdminList;
  search: Record<string, unknown>;
  /** Another choice goes back to the first page. Typing replaces the history entry. */
  show: (change: Readonly<Record<string, unknown>>, replace?: boolean) => void;
}
