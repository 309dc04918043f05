/** The browser loads these screens as one file, because the entry of the site names them once. */
export { OfferScreen } from './offer/offer-screen.tsx';
export { OrganisationScreen } from './organisation/organisation-screen.tsx';
export { OrganisationsScreen } from './organisation/organisations-screen.tsx';
export { MarketplaceScreen } from './search/marketplace-screen.tsx';
