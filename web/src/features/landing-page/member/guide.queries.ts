import { queryOptions } from '@tanstack/react-query';
import { type OffersBlock, offersQuery } from '../../../domain/marketplace/offers-query.ts';
import { api } from '../../../lib/api/api.ts';
import { operationQuery } from '../../../lib/api/operation-query.ts';

export const guideQueries = {
  page: (landingPageId: number) =>
    queryOptions(operationQuery(api.landingPages.byId, { params: { landingPageId } })),
  offers: (block: OffersBlock) =>
    queryOptions(operationQuery(api.marketplace.offers, { query: offersQuery(block) })),
};
