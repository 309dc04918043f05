import { type SearchNeeds, offerSearchService } from './search/offer-search.service.ts';
export { deliverOffers } from './delivered-offers.store.ts';
export const offersModule = (needs: SearchNeeds) => ({ search: offerSearchService(needs) });
