import type { AdminListName } from '@metra/contract/operations/admin-views';
import { furtherPage } from '../../lib/paged-list/page-search.ts';

/** How a filter is chosen and what it may say. Names and values are those of the call that lists. */
export type FilterKind =
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'flag' }
  | { kind: 'date' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'id' }
  | { kind: 'text'; max: number };

type ValueOf<Filter> = Filter extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Filter extends { kind: 'flag' }
    ? boolean
    : Filter extends { kind: 'number' | 'id' }
      ? number
      : string;

type Filters = Readonly<Record<string, FilterKind>>;

/** What a list of administration is: what can be searched, filtered, sorted and shown. */
interface ListRules<Sort extends string, Column extends string, Known extends Filters> {
  /** Saved views are kept under it. */
  name: AdminListName;
  sorts: readonly Sort[];
  /** What the call does by itself. */
  byDefault: Sort | `-${Sort}`;
  /** All but the name, in their usual order. */
  columns: readonly Column[];
  /** Not shown until somebody chooses them. */
  hidden?: readonly Column[];
  filters: Known;
}

/** What the address of a list says; only what is set stands there. */
export type ListSearch<Sort extends string, Column extends string, Known extends Filters> = {
  query?: string;
  sort?: Sort | `-${Sort}`;
  /** From 1, as people count. */
  page?: number;
  /** Which are shown and in which order; without it the usual ones. */
  columns?: readonly Column[];
} & { [Name in keyof Known]?: ValueOf<Known[Name]> };

type Asked<Sort extends string, Known extends Filters> = {
  query?: string;
  sort?: Sort | `-${Sort}`;
} & { [Name in keyof Known]?: ValueOf<Known[Name]> };

export interface AdminListOf<
  Sort extends string = string,
  Column extends string = string,
  Known extends Filters = Filters,
> extends ListRules<Sort, Column, Known> {
  /** Whatever somebody writes into the address, only what the list knows is left. */
  validate: (raw: Record<string, unknown>) => ListSearch<Sort, Column, Known>;
  /** What the call is asked for. */
  query: (search: ListSearch<Sort, Column, Known>) => Asked<Sort, Known> & { page: number; pageSize: number };
  /** The same for all pages at once. */
  exportQuery: (search: ListSearch<Sort, Column, Known>) => Asked<Sort, Known>;
}

/** Whichever list it is. */
export interface AnyAdminList {
  name: AdminListName;
  byDefault: string;
  columns: readonly string[];
  hidden?: readonly string[];
  filters: Filters;
  validate: (raw: Record<string, unknown>) => AnySearch;
  query: (search: never) => object;
  exportQuery: (search: never) => object;
}

export interface AnySearch {
  query?: string;
  sort?: string;
  page?: number;
  columns?: readonly string[];
}

export type SearchOf<List extends AnyAdminList> = ReturnType<List['validate']>;
export type ListQuery<List extends AnyAdminList> = ReturnType<List['query']>;

export const ADMIN_PAGE_SIZE = 25;
const LONGEST_QUERY = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The list as a value: light, because routes know it. */
export function adminList<
  const Sort extends string,
  const Column extends string,
  const Known extends Filters,
>(rules: ListRules<Sort, Column, Known>): AdminListOf<Sort, Column, Known> {
  type Search = ListSearch<Sort, Column, Known>;
  const sorts = new Set<string>(rules.sorts.flatMap((name) => [name, `-${name}`]));

  const filtersOf = (search: object): object =>
    Object.fromEntries(
      Object.entries(rules.filters).flatMap(([name, filter]) => {
        const value = knownValue(filter, Reflect.get(search, name));
        return value === undefined ? [] : [[name, value]];
      }),
    );

  const asked = (search: Search) =>
    ({
      ...(search.query && { query: search.query }),
      ...(search.sort && { sort: search.sort }),
      ...filtersOf(search),
    }) as Asked<Sort, Known>;

  return {
    ...rules,
    validate(raw) {
      const words = wordsIn(raw.query, LONGEST_QUERY);
      const page = furtherPage(raw.page);
      const columns = columnsIn(raw.columns, rules.columns);
      return {
        ...(words && { query: words }),
        ...filtersOf(raw),
        ...(isWord(raw.sort) && sorts.has(String(raw.sort)) && { sort: raw.sort }),
        ...(columns && { columns }),
        ...(page && { page }),
      } as Search;
    },
    query: (search) => ({ page: (search.page ?? 1) - 1, pageSize: ADMIN_PAGE_SIZE, ...asked(search) }),
    exportQuery: asked,
  };
}

/** The router reads whatever JSON an address holds. */
const isWord = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function wordsIn(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const words = String(value).slice(0, most);
  return words.trim() === '' ? undefined : words;
}

/** A link says them with commas; the router reads a list where it wrote one. */
function columnsIn<Column extends string>(
  value: unknown,
  known: readonly Column[],
): readonly Column[] | undefined {
  const names = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : undefined;
  return (
    names &&
    known.filter((name) => names.includes(name)).toSorted((a, b) => names.indexOf(a) - names.indexOf(b))
  );
}

function knownValue(filter: FilterKind, value: unknown): string | number | boolean | undefined {
  if (!isWord(value) || value === '') return undefined;
  const text = String(value);
  switch (filter.kind) {
    case 'choice':
      return filter.values.find((known) => known === text);
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'date':
      return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
    case 'number':
      return within(Number(text), filter.min, filter.max);
    case 'id':
      return within(Number(text), 1, Number.MAX_SAFE_INTEGER);
    case 'text':
      return wordsIn(value, filter.max);
  }
}

const within = (number: number, min: number, max: number): number | undefined =>
  Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;

/** The columns that are shown, in their order. */
export const shownColumns = ({ columns, hidden = [] }: AnyAdminList, search: AnySearch): readonly string[] =>
  search.columns ?? columns.filter((name) => !hidden.includes(name));

/** Whether something was searched for or left out. */
export const isNarrowed = (list: AnyAdminList, search: object): boolean =>
  Boolean(Reflect.get(search, 'query')) ||
  Object.keys(list.filters).some((name) => Reflect.get(search, name) !== undefined);

/** The address of a list as text, for links and for views that are kept. */
export function searchText(search: object): string {
  const values = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString();
}

/** The search that such a text says, as this list understands it. */
export const searchOfText = (list: AnyAdminList, text: string): AnySearch =>
  list.validate(Object.fromEntries(new URLSearchParams(text)));

/** Two addresses that show the same rows in the same way; which page does not matter. */
export function isSameView(one: object, other: object): boolean {
  const plain = (search: object) => {
    const params = new URLSearchParams(searchText({ ...search, page: undefined }));
    params.sort();
    return params.toString();
  };
  return plain(one) === plain(other);
}
