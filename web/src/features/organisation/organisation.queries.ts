import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

const MOST = 100;
const POSTS_PAGE_SIZE = 10;
const WATCH_LIST_PAGE_SIZE = 20;
const CONTACTS_PAGE_SIZE = 20;
const of = (organisationId: number) => ({ params: { organisationId } });

// Links to pictures expire, so cached answers of an earlier visit would show broken pictures.
const meta = { isCached: false } as const;

export const organisationQueries = {
  /** `page` is what others see of the organisation; `profile` is only for its own people. */
  page: (organisationId: number) =>
    queryOptions({ ...operationQuery(api.organisations.read, of(organisationId)), meta }),
  profile: () => queryOptions({ ...operationQuery(api.profile.read), meta }),
  offers: (organisationId: number) =>
    queryOptions({
      ...operationQuery(api.organisations.offers, { ...of(organisationId), query: { pageSize: MOST } }),
      meta,
    }),
  reports: (organisationId: number) =>
    queryOptions(operationQuery(api.organisations.offerReports, of(organisationId))),
  offer: (offerId: number) =>
    queryOptions({ ...operationQuery(api.offers.read, { params: { offerId } }), meta }),
  partnerships: (organisationId: number) =>
    queryOptions({ ...operationQuery(api.organisations.partnerships, of(organisationId)), meta }),
  projects: (organisationId: number) =>
    queryOptions({ ...operationQuery(api.organisations.projects, of(organisationId)), meta }),
  posts: (organisationId: number, page: number) =>
    queryOptions({
      ...operationQuery(api.organisations.posts, {
        ...of(organisationId),
        query: { page: page - 1, pageSize: POSTS_PAGE_SIZE },
      }),
      placeholderData: keepPreviousData,
      meta,
    }),
  /** Browsers do not cache the messages of people. */
  contacts: (organisationId: number, page: number) =>
    queryOptions({
      ...operationQuery(api.offerContacts.list, {
        ...of(organisationId),
        query: { page: page - 1, pageSize: CONTACTS_PAGE_SIZE },
      }),
      placeholderData: keepPreviousData,
      meta,
    }),
  watchList: (page: number) =>
    queryOptions({
      ...operationQuery(api.watchList.list, { query: { page: page - 1, pageSize: WATCH_LIST_PAGE_SIZE } }),
      placeholderData: keepPreviousData,
      meta,
    }),
  categories: () => queryOptions(operationQuery(api.lookup.categories, { query: { pageSize: MOST } })),
  offerTypes: () => queryOptions(operationQuery(api.lookup.offerTypes, { query: { pageSize: MOST } })),
  organisationTypes: () =>
    queryOptions(operationQuery(api.lookup.organisationTypes, { query: { pageSize: MOST } })),
  tags: () =>
    queryOptions(operationQuery(api.lookup.tags, { query: { availableFor: 'OFFER', pageSize: MOST } })),
  /** An organisation can ask these organisations to be partners of an offer. */
  organisations: (query: string) =>
    queryOptions({
      ...operationQuery(api.lookup.organisations, {
        query: { pageSize: 12, ...(query !== '' && { query }) },
      }),
      placeholderData: keepPreviousData,
    }),
  slug: (slug: string) =>
    queryOptions({ ...operationQuery(api.organisations.validateSlug, { query: { slug } }), meta }),
};
