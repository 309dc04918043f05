import type { Page } from '@metra/contract/core/primitives';
import type { Taggable } from '@metra/contract/operations/tags';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '../../domain/administration/admin-list-search.ts';
import { api } from '../../lib/api/api.ts';
import { operationKey, operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import type { offerList } from './offers/offer-list.ts';
import type { organisationList } from './organisations/organisation-list.ts';
import type { tagTypeList } from './tags/tag-type-list.ts';

const MOST = 100;
const PARENTS = 20;
const FEW = 10;

const meta = { isCached: false } as const;

export const marketplaceAdminQueries = {
  offers: (query: ListQuery<typeof offerList>) =>
    queryOptions({
      ...operationQuery(operatorApi.offersAdmin.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  offer: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.offersAdmin.read, { params: { id } }), meta }),
  reports: (id: number) =>
    queryOptions({
      ...operationQuery(operatorApi.offersAdmin.reports, { params: { id }, query: { pageSize: MOST } }),
      meta,
    }),
  organisations: (query: ListQuery<typeof organisationList>) =>
    queryOptions({
      ...operationQuery(operatorApi.organisationsAdmin.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  tagTypeList: (query: ListQuery<typeof tagTypeList>) =>
    queryOptions({
      ...operationQuery(operatorApi.tagTypes.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  organisation: (id: number) =>
    queryOptions({ ...operationQuery(operatorApi.organisationsAdmin.read, { params: { id } }), meta }),
  members: (organisationId: number) =>
    queryOptions({
      ...operationQuery(operatorApi.accountsAdmin.list, { query: { organisationId, pageSize: FEW } }),
      meta,
    }),
  subscriptions: (organisationId: number) =>
    queryOptions({
      ...operationQuery(operatorApi.subscriptionsAdmin.list, { query: { organisationId, pageSize: FEW } }),
      meta,
    }),
  invoices: (organisationId: number) =>
    queryOptions({
      ...operationQuery(operatorApi.invoicesAdmin.list, {
        query: { organisationId, pageSize: FEW, sort: '-issuedOn' },
      }),
      meta,
    }),
  tagTypes: () =>
    queryOptions({
      ...operationQuery(operatorApi.tagTypes.list, { query: { pageSize: MOST, sort: 'order' } }),
      meta,
    }),
  /**
   * Returns all tags directly below a tag, or on the top level. Every one is needed, because they are ordered together.
   */
  tags(tagTypeId: number, parentId: number | undefined) {
    const query = {
      tagTypeId,
      pageSize: MOST,
      sort: 'order' as const,
      ...(parentId === undefined ? { onlyTopLevel: true } : { parentId }),
    };
    return queryOptions({
      queryKey: [...operationKey(api.tags.list, { query }), 'all'],
      queryFn: ({ signal }) => everyItem((page) => api.tags.list({ query: { ...query, page } }, { signal })),
      meta,
    });
  },
  tag: (tagId: number) => queryOptions({ ...operationQuery(api.tags.read, { params: { tagId } }), meta }),
  /** The parent may be a tag of any level. */
  possibleParents: (tagTypeId: number, query: string) =>
    queryOptions({
      ...operationQuery(api.tags.list, {
        query: { tagTypeId, pageSize: PARENTS, sort: 'name', ...(query !== '' && { query }) },
      }),
      placeholderData: keepPreviousData,
      meta,
    }),
  /** Returns all tags that can be put on this kind of object. */
  available(availableFor: Taggable) {
    const query = { availableFor, pageSize: MOST };
    return queryOptions({
      queryKey: [...operationKey(api.lookup.tags, { query }), 'all'],
      queryFn: ({ signal }) =>
        everyItem((page) => api.lookup.tags({ query: { ...query, page } }, { signal })),
    });
  },
  organisationTypes: () =>
    queryOptions(operationQuery(api.lookup.organisationTypes, { query: { pageSize: MOST } })),
};

async function everyItem<Item>(read: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 0; ; page += 1) {
    const { items, total } = await read(page);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}
