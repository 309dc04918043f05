import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '../../domain/administration/admin-list-search.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import type { landingPageList } from './pages-list/page-lists.ts';

const pagesOf = (kind: 'LANDING' | 'LEGAL', query: ListQuery<typeof landingPageList>) =>
  queryOptions({
    ...operationQuery(operatorApi.landingPagesAdmin.list, { query: { ...query, kind } }),
    placeholderData: keepPreviousData,
  });

export const contentQueries = {
  pages: (query: ListQuery<typeof landingPageList>) => pagesOf('LANDING', query),
  legalPages: (query: ListQuery<typeof landingPageList>) => pagesOf('LEGAL', query),
  /** An outdated version must not appear in the editor, so this answer is not cached. */
  page: (id: number) =>
    queryOptions({
      ...operationQuery(operatorApi.landingPagesAdmin.read, { params: { id } }),
      meta: { isCached: false },
    }),
  versions: (id: number, page: number) =>
    queryOptions({
      ...operationQuery(operatorApi.landingPagesAdmin.versions, {
        params: { id },
        query: { page: page - 1, pageSize: 10 },
      }),
      placeholderData: keepPreviousData,
      meta: { isCached: false },
    }),
  questionnaires: () =>
    queryOptions(
      operationQuery(operatorApi.questionnairesAdmin.list, { query: { pageSize: 100, sort: 'name' } }),
    ),
  /** The slug selects the home page of a project. Without it, the query reads the general home page. */
  home: (project?: string) =>
    queryOptions({
      ...operationQuery(operatorApi.home.readForEditors, project === undefined ? {} : { query: { project } }),
      meta: { isCached: false },
    }),
};
