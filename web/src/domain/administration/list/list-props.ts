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
  /** Makes it sortable, by this name of the call. */
  sort?: string;
  /** Numbers stand on the right. */
  align?: 'start' | 'end';
  /** Long text may take several lines. */
  wrap?: boolean;
  width?: string;
  /** Where it stands on a phone; a detail of the second line unless told otherwise. */
  narrow?: Extract<NarrowPlace, 'value' | 'detail' | 'hidden'>;
  /** A detail that says nothing alone, a number or a day, has its header before it there. */
  narrowLabel?: boolean;
}

export interface FilterInputProps {
  value: never;
  onChange: (value: string | number | undefined) => void;
}

/** How a filter is called and read. */
export interface FilterWords {
  label: string;
  /** For a choice and for yes or no: what each value is called. */
  options?: Readonly<Record<string, string>>;
  /** How a value reads on its chip. */
  show?: (value: never) => ReactNode;
  /** What is typed or chosen, where the label does not say it. */
  inputLabel?: string;
  /** For what is chosen from what there is: asked for when somebody filters by it. Undefined until it is there. */
  useChoices?: () => readonly Option<string>[] | undefined;
  /** For what is found and not typed: an organisation, a person. */
  input?: (props: FilterInputProps) => ReactNode;
}

/** Asks how many a view shows. */
export type CountQuery = UseQueryOptions<Page<unknown>, Error, Page<unknown>, QueryKey>;

/** A view that everybody has. */
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

/** The shapes of `contract/src/core/bulk.ts`. */
export interface BulkCalls {
  preview: (ids: Id[]) => Promise<BulkPreview>;
  act: (items: BulkItem[]) => Promise<BulkOutcome>;
  /** The opposite, offered right after. */
  undo?: (items: BulkItem[]) => Promise<BulkOutcome>;
}

interface BulkWords {
  key: string;
  label: string;
  icon: LucideIcon;
  tone?: 'danger';
  /** "3 von 4 Konten werden gesperrt" */
  title: (count: number, of: number) => string;
  /** "3 sperren" */
  confirm: (count: number) => string;
  done: (count: number) => string;
  undone?: (count: number) => string;
  /** What happens beyond the picked things. */
  effect?: (effect: BulkEffect) => ReactNode;
  /** Why something is left out; beside GONE, CHANGED and UNCHANGED, which have words already. */
  reason?: (reason: string, name: string) => string;
  afterwards: () => void;
}

/** One that has to be told more first asks for it, and answers the calls. */
export type BulkAction = BulkWords & (BulkCalls | { ask: () => Promise<BulkCalls | undefined> });

export interface AdminListProps<Row, List extends AnyAdminList> {
  of: List;
  /** What the address says. */
  search: SearchOf<List>;
  /** Asked for the rows, for the counts of views, and for all of a view. */
  query: (query: ListQuery<List>) => UseQueryOptions<Page<Row>, Error, Page<Row>, QueryKey>;
  title: string;
  /** What is searched; without it nothing can be. */
  searchLabel?: string;
  /** The first column: fixed, and what opens the row. */
  name: {
    header: string;
    of: (row: Row) => string;
    detail?: (row: Row) => ReactNode;
    /** Before the name: a mark or a monogram. */
    lead?: (row: Row) => ReactNode;
    sort?: string;
  };
  href?: (row: Row) => string | undefined;
  onOpen?: (row: Row) => void;
  columns: Readonly<Record<List['columns'][number], ListColumn<Row>>>;
  filters: Readonly<Record<keyof List['filters'], FilterWords>>;
  views?: readonly ListView<SearchOf<List>>[];
  csv?: (query: ReturnType<List['exportQuery']>) => Promise<Blob>;
  /** The main thing to do here. */
  action?: ReactNode;
  /** Other things to do, before it. */
  tools?: ReactNode;
  /** Rows of the menu; the way to open it comes first by itself. */
  menu?: (row: Row) => ReactNode;
  bulk?: readonly BulkAction[];
  /** Nothing is there at all. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** The row that waits for its reader. */
  isMarked?: (row: Row) => boolean;
  idOf?: (row: Row) => Id;
  /** Above the list, below its head. */
  children?: ReactNode;
  /** The list stands on the page of a record, which has its own head. */
  isPart?: boolean;
}

/** What parts of a list know of it: rows are the list's own affair. */
export interface ListAddress {
  list: AnyAdminList;
  search: Record<string, unknown>;
  /** Another choice begins at the first page again; typing leaves no trail of pages to go back through. */
  show: (change: Readonly<Record<string, unknown>>, replace?: boolean) => void;
}
