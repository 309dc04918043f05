import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '../../domain/administration/admin-list-search.ts';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import type { questionnaireList } from './list/questionnaire-list.ts';
import type { resultList } from './results/result-list.ts';

const MOST = 100;

const meta = { isCached: false } as const;

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
  results: (questionnaireId: number, query: ListQuery<typeof resultList>) =>
    queryOptions({
      ...operationQuery(operatorApi.questionnaireResults.list, { params: { questionnaireId }, query }),
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
  offers: (tags: readonly string[]) =>
    queryOptions({
      ...operationQuery(api.offers.list, { query: { tags: [...tags], pageSize: 3 } }),
      placeholderData: keepPreviousData,
      meta,
    }),
};
