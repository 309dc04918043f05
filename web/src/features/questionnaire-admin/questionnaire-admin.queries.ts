import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '../../domain/administration/admin-list-search.ts';
import { api } from '../../lib/api.ts';
import { operationQuery } from '../../lib/operation-query.ts';
import { operatorApi } from '../../lib/operator-api.ts';
import type { questionnaireList } from './list/questionnaire-list.ts';
import { RESULTS_PAGE_SIZE, type ResultsSearch } from './searches.ts';

const MOST = 100;

/** What the operator's people decide by is asked for anew. */
const meta = { isKept: false } as const;

export const questionnaireQueries = {
  list: (query: ListQuery<typeof questionnaireList>) =>
    queryOptions({
      ...operationQuery(operatorApi.questionnairesAdmin.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  one: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.questionnairesAdmin.read, { params: { id } }), meta }),
  statistics: (questionnaireId: number) =>
    queryOptions({
      ...operationQuery(operatorApi.questionnaireResults.statistics, { params: { questionnaireId } }),
      meta,
    }),
  results: (questionnaireId: number, { page = 1, version, sort }: ResultsSearch) =>
    queryOptions({
      ...operationQuery(operatorApi.questionnaireResults.list, {
        params: { questionnaireId },
        query: {
          page: page - 1,
          pageSize: RESULTS_PAGE_SIZE,
          ...(version && { version }),
          ...(sort && { sort }),
        },
      }),
      placeholderData: keepPreviousData,
      meta,
    }),
  result: (questionnaireId: number, resultId: number) =>
    queryOptions({
      ...operationQuery(operatorApi.questionnaireResults.read, { params: { questionnaireId, resultId } }),
      meta,
    }),
  /** Tags that answers can earn, by a part of their name. */
  tags: (query: string) =>
    queryOptions({
      ...operationQuery(api.lookup.tags, {
        query: { availableFor: 'QUESTIONNAIRE', pageSize: MOST, ...(query && { query }) },
      }),
      placeholderData: keepPreviousData,
    }),
  /** Offers that carry one of these tags. */
  offers: (tags: readonly string[]) =>
    queryOptions({
      ...operationQuery(api.offers.list, { query: { tags: [...tags], pageSize: 3 } }),
      placeholderData: keepPreviousData,
      meta,
    }),
};
