import { createRoute, redirect } from '@tanstack/react-router';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { organisationRoute } from '../../lib/guards/routes.ts';
import { type PageSearch, pageSearch } from '../../lib/paged-list/page-search.ts';
import { type OffersSearch, offersSearch } from './offers/offers-search.ts';
import { organisationQueries } from './organisation.queries.ts';
import { needsOfOwn } from './own-organisation.ts';

const { page: ownPage, offers, reports, partnerships, projects, posts, contacts } = organisationQueries;

export const organisationStartRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/app/organisation/profile' as string, replace: true });
  },
});

export const organisationPageRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/profile',
  ...appScreen({
    title: 'common.navigation.organisationPage',
    area: 'organisation',
    texts: ['organisation', 'company', 'conflict', 'forms', 'api'],
    needs: () => [organisationQueries.profile(), ...needsOfOwn((id) => [ownPage(id)])],
    load: () => import('./profile/page-screen.tsx'),
    name: 'OrganisationPageScreen',
  }),
});

export const offersRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/offers',
  validateSearch: (search: Record<string, unknown>): OffersSearch => offersSearch(search),
  ...appScreen({
    title: 'common.navigation.offers',
    area: 'organisation',
    texts: ['organisation', 'pictures', 'conflict', 'forms', 'api'],
    needs: () => needsOfOwn((id) => [ownPage(id), offers(id), reports(id)]),
    load: () => import('./offers/offers-screen.tsx'),
    name: 'OffersScreen',
  }),
});

/** Notifications about an offer lead to its own address: it is edited within the list. */
export const offerRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/offers/$offerId',
  beforeLoad({ params: { offerId } }) {
    throw redirect({
      to: '/app/organisation/offers' as string,
      search: offersSearch({ edit: offerId }),
      replace: true,
    });
  },
});

export const postsRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/posts',
  validateSearch: pageSearch,
  ...appScreen({
    title: 'common.navigation.posts',
    area: 'organisation',
    texts: ['organisation', 'pictures', 'forms', 'api'],
    needs: (_params, { page = 1 }: PageSearch) => needsOfOwn((id) => [posts(id, page)]),
    load: () => import('./posts/posts-screen.tsx'),
    name: 'PostsScreen',
  }),
});

export const partnersRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/partners',
  ...appScreen({
    title: 'common.navigation.partners',
    area: 'organisation',
    texts: ['organisation', 'api'],
    needs: () => needsOfOwn((id) => [partnerships(id), projects(id)]),
    load: () => import('./partners/partners-screen.tsx'),
    name: 'PartnersScreen',
  }),
});

export const contactsRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/contacts',
  validateSearch: pageSearch,
  ...appScreen({
    title: 'common.navigation.contacts',
    area: 'organisation',
    texts: ['organisation', 'api'],
    needs: (_params, { page = 1 }: PageSearch) => needsOfOwn((id) => [contacts(id, page)]),
    load: () => import('./contacts/contacts-screen.tsx'),
    name: 'ContactsScreen',
  }),
});

export const watchListRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/watch-list',
  validateSearch: pageSearch,
  ...appScreen({
    title: 'common.navigation.watchList',
    area: 'organisation',
    texts: ['organisation', 'api'],
    needs: (_params, { page = 1 }: PageSearch) => [organisationQueries.watchList(page)],
    load: () => import('./watch-list/watch-list-screen.tsx'),
    name: 'WatchListScreen',
  }),
});
