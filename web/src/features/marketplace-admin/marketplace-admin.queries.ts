import type { Taggable } from '@metra/contract/tags';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { operationQuery } from '../../lib/operation-query.ts';
import type { ListSearch } from './list-search.ts';

export const ADMIN_PAGE_SIZE = 20;
const MOST = 100;

/** What the operator's people decide by is asked for anew. */
const meta = { isKept: false } as const;

const pageOf = ({ page = 1, query }: ListSearch<string>) => ({
  page: page - 1,
  pageSize: ADMIN_PAGE_SIZE,
  ...(query && { query }),
});

export const offerViews = ['reported', 'takenDown'] as const;
export type OfferView = (typeof offerViews)[number];
export const organisationViews = ['unverified', 'verified'] as const;
export type OrganisationView = (typeof organisationViews)[number];

export const marketplaceAdminQueries = {
  offers: (search: ListSearch<OfferView>) =>
    queryOptions({
      ...operationQuery(api.offersAdmin.list, {
        query: {
          ...pageOf(search),
          ...(search.view === 'reported' && { reported: true, sort: 'reportedAt' as const }),
          ...(search.view === 'takenDown' && { takenDown: true }),
        },
      }),
      placeholderData: keepPreviousData,
      meta,
    }),
  offer: (id: number) => queryOptions({ ...operationQuery(api.offersAdmin.read, { params: { id } }), meta }),
  reports: (id: number) =>
    queryOptions({
      ...operationQuery(api.offersAdmin.reports, { params: { id }, query: { pageSize: MOST } }),
      meta,
    }),
  organisations: (search: ListSearch<OrganisationView>) =>
    queryOptions({
      ...operationQuery(api.organisationsAdmin.list, {
        query: { ...pageOf(search), ...(search.view && { verified: search.view === 'verified' }) },
      }),
      placeholderData: keepPreviousData,
      meta,
    }),
  tagTypes: () =>
    queryOptions({
      ...operationQuery(api.tagTypes.list, { query: { pageSize: MOST, sort: 'order' } }),
      meta,
    }),
  /** Right below a tag, or those on top. */
  tags: (tagTypeId: number, parentId: number | undefined) =>
    queryOptions({
      ...operationQuery(api.tags.list, {
        query: {
          tagTypeId,
          pageSize: MOST,
          sort: 'order',
          ...(parentId === undefined ? { onlyTopLevel: true } : { parentId }),
        },
      }),
      meta,
    }),
  /** Those that can be put on something. */
  available: (availableFor: Taggable) =>
    queryOptions(operationQuery(api.lookup.tags, { query: { availableFor, pageSize: MOST } })),
};
