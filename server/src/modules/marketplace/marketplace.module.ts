import type { Language } from '@metra/contract/core/primitives';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { offersAdminRoutes } from './administration/offers-admin.routes.ts';
import { type OffersAdminNeeds, offersAdminService } from './administration/offers-admin.service.ts';
import { communityRoutes, organisationMarketplaceRoutes } from './community/community.routes.ts';
import { communityService } from './community/community.service.ts';
import { contactsRoutes } from './contacts/contacts.routes.ts';
import { type ContactNeeds, contactsService } from './contacts/contacts.service.ts';
import { registerContactCleanUpJob } from './contacts/forget-contacts.job.ts';
import { featuredViews } from './featured.views.ts';
import { listedPageViews } from './listed-pages.views.ts';
import { marketplaceRoutes, offerLookupRoutes, offersRoutes, watchListRoutes } from './marketplace.routes.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
import { type MatchingNeeds, matchingService } from './matching/matching.service.ts';
import { type OfferNeeds, offersService } from './offers/offers.service.ts';
import { postsService } from './posts/posts.service.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { reportsService } from './reports/reports.service.ts';
import { registerOfferIndexJob } from './search/index-offers.job.ts';
import { offerIndexStore } from './search/offer-index.store.ts';
import { offerSearchService, type SearchNeeds } from './search/offer-search.service.ts';
import { offerReportService } from './statistics/offer-report.service.ts';
import { digestService } from './watch-list/digest.service.ts';
import { registerDigestJob } from './watch-list/send-digests.job.ts';
import { watchListService } from './watch-list/watch-list.service.ts';

export { marketplaceCountViews } from './community/marketplace-counts.views.ts';
export { deliverOffers } from './offers/delivered-offers.store.ts';
export { deliveredOffers, showDeliveredPicture } from './offers/delivered-pictures.store.ts';
export { offerTagViews } from './offers/offer-tags.views.ts';
export { offerSheets } from './sheets.views.ts';

type Needs = OfferNeeds &
  SearchNeeds &
  ContactNeeds &
  Omit<OffersAdminNeeds, 'offers'> &
  MatchingNeeds &
  Pick<Platform, 'limiter' | 'jobs'>;

/** Updates the search after a visible change of an organisation. */
export const refreshOffers = (tx: Tx, organisationId: number): Promise<void> =>
  offerIndexStore(tx).refreshOrganisation(organisationId);

/** The marketplace, on which organisations offer products and services to each other. */
export function marketplaceModule(needs: Needs) {
  registerOfferIndexJob(needs);
  registerContactCleanUpJob(needs);
  registerDigestJob(needs);
  const services = {
    offers: offersService(needs),
    posts: postsService(needs),
    reports: offerReportService(needs),
    search: offerSearchService(needs),
  };
  const matching = matchingService(needs);
  const community = communityService({ ...needs, posts: services.posts });
  return {
    handlers: {
      organisations: organisationMarketplaceRoutes(community),
      community: communityRoutes(community),
      lookup: offerLookupRoutes(needs.database),
      offers: offersRoutes(services),
      offerContacts: contactsRoutes(contactsService(needs)),
      offerMatches: matchingRoutes(matching),
      offerReports: reportsRoutes(reportsService(needs)),
      offersAdmin: offersAdminRoutes(offersAdminService({ ...needs, offers: services.offers })),
      marketplace: marketplaceRoutes(services),
      watchList: watchListRoutes(watchListService(needs), digestService(needs)),
    },
    exports: {
      featured: (language: Language) => featuredViews(needs.database.kysely, { language, links: needs }),
      matchingTags: matching.forTags,
      listedPages: (most: number) => listedPageViews(needs.database.kysely).offers(most),
    },
  };
}
