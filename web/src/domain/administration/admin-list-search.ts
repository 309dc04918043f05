import type { AdminListName } from '@metra/contract/operations/admin-views';
import { furtherPage } from '../../lib/paged-list/page-search.ts';

/** Names and values of a filter are those of the list's operation. */
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

interface ListRules<Sort extends string, Column extends string, Known extends Filters> {
  /** Saved views are stored under this name. */
  name: AdminListName;
  sorts: readonly Sort[];
  /** The operation sorts in this way by default. */
  byDefault: Sort | `-${Sort}`;
  /** The name is not among them; the order is the default one. */
  columns: readonly Column[];
  /** These columns are hidden until somebody chooses them. */
  hidden?: readonly Column[];
  filters: Known;
}

/** The address contains only what differs from the default. */
export type ListSearch<Sort extends string, Column extends string, Known extends Filters> = {
  query?: string;
  sort?: Sort | `-${Sort}`;
  /** The first page is 1. */
  page?: number;
  /** Without it the list shows its default columns. */
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
  /** It drops everything that the list does not know from an address. */
  validate: (raw: Record<string, unknown>) => ListSearch<Sort, Column, Known>;
  query: (search: ListSearch<Sort, Column, Known>) => Asked<Sort, Known> & { page: number; pageSize: number };
  /** The export contains all pages. */
  exportQuery: (search: ListSearch<Sort, Column, Known>) => Asked<Sort, Known>;
}

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

/** The value is small, because routes import it. */
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

/** The router parses any JSON in an address. */
const isWord = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function wordsIn(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const words = String(value).slice(0, most);
  return words.trim() === '' ? undefined : words;
}

/** A link separates columns by commas; the router returns a list if it wrote one. */
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

export const shownColumns = ({ columns, hidden = [] }: AnyAdminList, search: AnySearch): readonly string[] =>
  search.columns ?? columns.filter((name) => !hidden.includes(name));

export const isNarrowed = (list: AnyAdminList, search: object): boolean =>
  Boolean(Reflect.get(search, 'query')) ||
  Object.keys(list.filters).some((name) => Reflect.get(search, name) !== undefined);

export function searchText(search: object): string {
  const values = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString();
}

export const searchOfText = (list: AnyAdminList, text: string): AnySearch =>
  list.validate(Object.fromEntries(new URLSearchParams(text)));

/** The page does not matter, because both addresses show the same rows in the same way. */
export function isSameView(one: object, other: object): boolean {
  const plain = (search: object) => {
    const params = new URLSearchParams(searchText({ ...search, page: undefined }));
    params.sort();
    return params.toString();
  };
  return plain(one) === plain(other);
}
