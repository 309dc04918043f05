import type { Platform } from '../../platform/platform.ts';
import { offerReportService } from './offer-report.service.ts';
import { marketplaceRoutes, offerLookupRoutes, offersRoutes, watchListRoutes } from './offers.routes.ts';
import { type OfferNeeds, offersService } from './offers.service.ts';
import { communityRoutes, organisationsRoutes } from './organisation-pages/organisation-pages.routes.ts';
import { organisationPagesService, type PageNeeds } from './organisation-pages/organisation-pages.service.ts';
import { postsService } from './posts.service.ts';
import { defineIndexing } from './search/index-offers.job.ts';
import { offerSearchService, type SearchNeeds } from './search/offer-search.service.ts';
import { watchListService } from './watch-list/watch-list.service.ts';

export { deliverOffers } from './delivered-offers.store.ts';
export { offersWithTag } from './offers-with-tag.views.ts';
export { matchingOffers } from './search/matching-offers.views.ts';

type Needs = OfferNeeds & SearchNeeds & Omit<PageNeeds, 'posts'> & Pick<Platform, 'limiter' | 'jobs'>;

/** What organisations offer each other: the marketplace. */
export function offersModule(needs: Needs) {
  defineIndexing(needs);
  const services = {
    offers: offersService(needs),
    posts: postsService(needs),
    reports: offerReportService(needs),
    search: offerSearchService(needs),
  };
  const pages = organisationPagesService({ ...needs, posts: services.posts });
  return {
    organisations: organisationsRoutes(pages),
    community: communityRoutes(pages),
    lookup: offerLookupRoutes(needs.database),
    offers: offersRoutes(services),
    marketplace: marketplaceRoutes(services),
    watchList: watchListRoutes(watchListService(needs)),
  };
}
