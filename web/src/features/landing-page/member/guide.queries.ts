import { queryOptions } from '@tanstack/react-query';
import { type OffersBlock, offersQuery } from '../../../domain/marketplace/offers-query.ts';
import { api } from '../../../lib/api/api.ts';
import { operationQuery } from '../../../lib/api/operation-query.ts';

export const guideQueries = {
  /** A published page, as the application shows it. */
  page: (landingPageId: number) =>
    queryOptions(operationQuery(api.landingPages.byId, { params: { landingPageId } })),
  /** What one of its blocks of offers shows. */
  offers: (block: OffersBlock) =>
    queryOptions(operationQuery(api.marketplace.offers, { query: offersQuery(block) })),
};
