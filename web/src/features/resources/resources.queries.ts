import type { Resource } from '@metra/contract/resources';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { operationQuery } from '../../lib/operation-query.ts';

export const FILES_PAGE_SIZE = 20;

const SORTS = ['-createdAt', 'createdAt', 'name', '-name', '-size', 'size'] as const;
const TYPES = ['FILE', 'IMAGE', 'LOGO', 'EVIDENCE'] as const satisfies readonly Resource['type'][];

export type FileSort = (typeof SORTS)[number];
export type FileType = (typeof TYPES)[number];

/** What the address says of the list. */
export interface FilesSearch {
  /** From 1, as people count. */
  page?: number;
  query?: string;
  sort?: FileSort;
  type?: FileType;
  deleted?: true;
}

export const NEWEST_FIRST: FileSort = '-createdAt';

/** What an address may say; the rest is left out, and what goes without saying too. */
export function filesSearch({ page, query, sort, type, deleted }: Record<string, unknown>): FilesSearch {
  const text = typeof query === 'string' || typeof query === 'number' ? String(query).slice(0, 100) : '';
  const knownSort = SORTS.find((each) => each === sort && each !== NEWEST_FIRST);
  const knownType = TYPES.find((each) => each === type);
  return {
    ...(Number.isInteger(page) && Number(page) > 1 && Number(page) <= 1_000_000 && { page: Number(page) }),
    ...(text.trim() && { query: text }),
    ...(knownSort && { sort: knownSort }),
    ...(knownType && { type: knownType }),
    ...(deleted === true && { deleted }),
  };
}

// Links to files expire: what an earlier visit knew would show broken pictures.
const meta = { isKept: false } as const;

export const fileQueries = {
  page: ({ page = 1, ...search }: FilesSearch) =>
    queryOptions({
      ...operationQuery(api.resources.list, {
        query: { ...search, page: page - 1, pageSize: FILES_PAGE_SIZE },
      }),
      placeholderData: keepPreviousData,
      meta,
    }),
  storage: () => queryOptions(operationQuery(api.resources.storage)),
  detail: (resourceId: number) =>
    queryOptions({ ...operationQuery(api.resources.read, { params: { resourceId } }), meta }),
  uses: (resourceId: number) =>
    queryOptions({ ...operationQuery(api.resources.uses, { params: { resourceId } }), meta }),
};
