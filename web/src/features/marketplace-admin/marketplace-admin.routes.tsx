import { createRoute, notFound } from '@tanstack/react-router';
import { adminViewQueries } from '../../domain/administration/admin-views.queries.ts';
import { adminRoute } from '../../lib/guards/admin-routes.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { marketplaceAdminQueries } from './marketplace-admin.queries.ts';
import { type OfferSearch, offerList } from './offers/offer-list.ts';
import { type OrganisationSearch, organisationList } from './organisations/organisation-list.ts';
import { type TagTypesSearch, tagTypeList } from './tags/tag-type-list.ts';
import { type TagsSearch, tagsSearch } from './tags/tags-search.ts';

const ID = /^[1-9]\d{0,14}$/;

export const adminOrganisationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/organisations',
  validateSearch: (search: Record<string, unknown>): OrganisationSearch => organisationList.validate(search),
  ...appScreen({
    title: 'marketplace-admin.organisations.title',
    area: 'admin',
    texts: ['marketplace-admin', 'forms', 'api'],
    needs: (_params, search: OrganisationSearch) => [
      marketplaceAdminQueries.organisations(organisationList.query(search)),
      adminViewQueries.of(organisationList.name),
    ],
    load: () => import('./organisations/organisations-screen.tsx'),
    name: 'OrganisationsScreen',
  }),
});

export const adminOrganisationRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/organisations/$organisationId',
  params: {
    parse({ organisationId }) {
      if (!ID.test(organisationId)) throw notFound();
      return { organisationId: Number(organisationId) };
    },
    stringify: ({ organisationId }) => ({ organisationId: String(organisationId) }),
  },
  ...appScreen({
    title: 'marketplace-admin.organisations.title',
    area: 'admin',
    texts: ['marketplace-admin', 'forms', 'api'],
    needs: ({ organisationId }: { organisationId: number }) => [
      marketplaceAdminQueries.organisation(organisationId),
    ],
    load: () => import('./organisations/organisation-screen.tsx'),
    name: 'OrganisationScreen',
  }),
});

export const adminOffersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/offers',
  validateSearch: (search: Record<string, unknown>): OfferSearch => offerList.validate(search),
  ...appScreen({
    title: 'marketplace-admin.offers.title',
    area: 'admin',
    texts: ['marketplace-admin', 'forms', 'api'],
    needs: (_params, search: OfferSearch) => [
      marketplaceAdminQueries.offers(offerList.query(search)),
      adminViewQueries.of(offerList.name),
    ],
    load: () => import('./offers/offers-screen.tsx'),
    name: 'AdminOffersScreen',
  }),
});

export const adminOfferRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/offers/$offerId',
  params: {
    parse({ offerId }) {
      if (!ID.test(offerId)) throw notFound();
      return { offerId: Number(offerId) };
    },
    stringify: ({ offerId }) => ({ offerId: String(offerId) }),
  },
  ...appScreen({
    title: 'marketplace-admin.offers.title',
    area: 'admin',
    texts: ['marketplace-admin', 'forms', 'api'],
    needs: ({ offerId }: { offerId: number }) => [
      marketplaceAdminQueries.offer(offerId),
      marketplaceAdminQueries.reports(offerId),
    ],
    load: () => import('./offers/offer-screen.tsx'),
    name: 'AdminOfferScreen',
  }),
});

export const tagTypesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/tag-types',
  validateSearch: (search: Record<string, unknown>): TagTypesSearch => tagTypeList.validate(search),
  ...appScreen({
    title: 'marketplace-admin.tagTypes.title',
    area: 'admin',
    texts: ['marketplace-admin', 'conflict', 'forms', 'api'],
    needs: (_params, search: TagTypesSearch) => [
      marketplaceAdminQueries.tagTypeList(tagTypeList.query(search)),
      adminViewQueries.of(tagTypeList.name),
    ],
    load: () => import('./tags/tag-types-screen.tsx'),
    name: 'TagTypesScreen',
  }),
});

export const tagsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/tags',
  validateSearch: (search: Record<string, unknown>): TagsSearch => tagsSearch(search),
  ...appScreen({
    title: 'marketplace-admin.tags.title',
    area: 'admin',
    texts: ['marketplace-admin', 'conflict', 'forms', 'api'],
    needs: () => [marketplaceAdminQueries.tagTypes()],
    load: () => import('./tags/tags-screen.tsx'),
    name: 'TagsScreen',
  }),
});
