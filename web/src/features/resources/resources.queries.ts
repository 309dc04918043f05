import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import type { FilesSearch } from './files-search.ts';

const FILES_PAGE_SIZE = 20;

// Links to files expire: what an earlier visit knew would show broken pictures.
const meta = { isCached: false } as const;

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
