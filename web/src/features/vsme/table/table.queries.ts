import type { DisclosureTable, Member } from '@metra/contract/shapes/standard-shapes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { operationQuery } from '../../../lib/api/operation-query.ts';

const CODES_SHOWN = 50;
/** The server returns this many rows at most. */
const ROWS_AT_ONCE = 100;

/**
 * Rows and code lists are requested only by the components that show them, so other screens do not load this
 * file.
 */
export const tableQueries = {
  codes: (version: string, name: string, query: string) =>
    queryOptions({
      ...operationQuery(api.disclosures.codes, {
        params: { version, name },
        query: { pageSize: CODES_SHOWN, ...(query && { query }) },
      }),
      placeholderData: keepPreviousData,
      meta: { isCached: false },
    }),
  rows: (year: number, name: string, version: number, page: number, pageSize: number) =>
    queryOptions({
      // The version is not a parameter of the call, but another version has other rows.
      queryKey: [...operationQuery(api.disclosures.rows, { params: { year, name } }).queryKey, version, page],
      queryFn: ({ signal }) =>
        api.disclosures.rows({ params: { year, name }, query: { page: page - 1, pageSize } }, { signal }),
      placeholderData: keepPreviousData,
      meta: { isCached: false },
    }),
  wholeTable: (year: number, table: DisclosureTable) =>
    queryOptions({
      queryKey: [
        ...operationQuery(api.disclosures.rows, { params: { year, name: table.name } }).queryKey,
        table.version,
        'whole',
      ],
      queryFn: () => allRowsOf(year, table),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isCached: false },
    }),
  /** Pasted keys can only be found in the whole code list. */
  wholeCodeList: (version: string, name: string) =>
    queryOptions({
      queryKey: [...operationQuery(api.disclosures.codes, { params: { version, name } }).queryKey, 'whole'],
      queryFn: () => allCodes(version, name),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isCached: false },
    }),
};

async function allCodes(version: string, name: string): Promise<Member[]> {
  const ask = (page: number) =>
    api.disclosures.codes({ params: { version, name }, query: { page, pageSize: ROWS_AT_ONCE } });
  const first = await ask(0);
  const pages = Math.ceil(first.total / ROWS_AT_ONCE);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ask(at + 1)));
  return [first, ...others].flatMap(({ items }) => items);
}

/** The first answer contains some rows of a table; this function returns all of them. */
export async function allRowsOf(year: number, table: DisclosureTable): Promise<DisclosureTable['rows']> {
  if (table.rows.length >= table.rowCount) return table.rows;
  const rows = [];
  for (let page = 0; rows.length < table.rowCount; page += 1) {
    const { items } = await api.disclosures.rows({
      params: { year, name: table.name },
      query: { page, pageSize: ROWS_AT_ONCE },
    });
    if (items.length === 0) break;
    rows.push(...items);
  }
  return rows;
}
