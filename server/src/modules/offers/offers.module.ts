import type { Language } from '@metra/contract/core/primitives';
import type { Platform } from '../../platform/platform.ts';
import { offersAdminRoutes, organisationsAdminRoutes } from './administration/administration.routes.ts';
import { type OffersAdminNeeds, offersAdminService } from './administration/offers-admin.service.ts';
import { organisationBulkService } from './administration/organisation-bulk.service.ts';
import { organisationsAdminService } from './administration/organisations-admin.service.ts';
import { contactsRoutes } from './contacts/contacts.routes.ts';
import { type ContactNeeds, contactsService } from './contacts/contacts.service.ts';
import { defineForgettingOfContacts } from './contacts/forget-contacts.job.ts';
import { featuredViews } from './featured.views.ts';
import { listedPageViews } from './listed-pages.views.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
import { type MatchingNeeds, matchingService } from './matching/matching.service.ts';
import { offerReportService } from './offer-report.service.ts';
import { marketplaceRoutes, offerLookupRoutes, offersRoutes, watchListRoutes } from './offers.routes.ts';
import { type OfferNeeds, offersService } from './offers.service.ts';
import { communityRoutes, organisationsRoutes } from './organisation-pages/organisation-pages.routes.ts';
import { organisationPagesService, type PageNeeds } from './organisation-pages/organisation-pages.service.ts';
import { postsService } from './posts.service.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { reportsService } from './reports/reports.service.ts';
import { defineIndexing } from './search/index-offers.job.ts';
import { offerSearchService, type SearchNeeds } from './search/offer-search.service.ts';
import { digestService } from './watch-list/digest.service.ts';
import { defineSendingOfDigests } from './watch-list/send-digests.job.ts';
import { watchListService } from './watch-list/watch-list.service.ts';

export { deliverOffers } from './delivered-offers.store.ts';
export { deliveredOffers, showDeliveredPicture } from './delivered-pictures.store.ts';
export { offersWithTag } from './offers-with-tag.views.ts';
export { organisationsWithTag } from './organisation-pages/organisation-tags.views.ts';
export { offerSheets } from './sheets.views.ts';

type Needs = OfferNeeds &
  SearchNeeds &
  ContactNeeds &
  Omit<PageNeeds, 'posts'> &
  Omit<OffersAdminNeeds, 'offers'> &
  MatchingNeeds &
  Pick<Platform, 'limiter' | 'jobs'>;

/** What organisations offer each other: the marketplace. */
export function offersModule(needs: Needs) {
  defineIndexing(needs);
  defineForgettingOfContacts(needs);
  defineSendingOfDigests(needs);
  const services = {
    offers: offersService(needs),
    posts: postsService(needs),
    reports: offerReportService(needs),
    search: offerSearchService(needs),
  };
  const matching = matchingService(needs);
  const pages = organisationPagesService({ ...needs, posts: services.posts });
  return {
    featured: (language: Language) => featuredViews(needs.database.kysely, language, needs),
    matchingTags: matching.forTags,
    listedPages: listedPageViews(needs.database.kysely).all,
    organisations: organisationsRoutes(pages),
    community: communityRoutes(pages),
    lookup: offerLookupRoutes(needs.database),
    offers: offersRoutes(services),
    offerContacts: contactsRoutes(contactsService(needs)),
    offerMatches: matchingRoutes(matching),
    offerReports: reportsRoutes(reportsService(needs)),
    offersAdmin: offersAdminRoutes(offersAdminService({ ...needs, offers: services.offers })),
    organisationsAdmin: organisationsAdminRoutes({
      administration: organisationsAdminService(needs),
      bulk: organisationBulkService(needs),
    }),
    marketplace: marketplaceRoutes(services),
    watchList: watchListRoutes(watchListService(needs), digestService(needs)),
  };
}
