import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { operationQuery } from '../../../lib/operation-query.ts';

export const guideQueries = {
  /** A published page, as the application shows it. */
  page: (landingPageId: number) =>
    queryOptions(operationQuery(api.landingPages.byId, { params: { landingPageId } })),
};
