import type { AdminOffer } from '@metra/contract/marketplace-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Badge } from '../../../design-system/badge.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { Pagination } from '../../../design-system/pagination.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { formatDate } from '../../../lib/date-formats.ts';
import { FrameLink } from '../../../lib/frame-link.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { MarketplaceListSkeleton } from '../admin-skeletons.tsx';
import { FewTags } from '../few-tags.tsx';
import { ListHead, ListTools } from '../list-frame.tsx';
import { type ListSearch, listSearch } from '../list-search.ts';
import {
  ADMIN_PAGE_SIZE,
  marketplaceAdminQueries,
  type OfferView,
  offerViews,
} from '../marketplace-admin.queries.ts';
import { AdminOfferState } from './offer-state.tsx';

const route = getRouteApi('/admin/offers');

/** All offers, and the queue of those that somebody has reported, the longest waiting first. */
export function AdminOffersScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery(marketplaceAdminQueries.offers(search));
  const columns = useColumns();
  const { data, error } = found;
  if (!data && !error) return <MarketplaceListSkeleton of="offers" />;
  const show = (next: { [Name in keyof ListSearch<OfferView>]: unknown }, replace = false) =>
    void navigate({ search: listSearch(offerViews)({ ...search, page: undefined, ...next }), replace });
  const isQueue = search.view === 'reported' && !search.query;
  return (
    <div className="wrap grid gap-6 py-8">
      <ListHead
        title={t('marketplace-admin.offers.title')}
        text={data && t('marketplace-admin.offers.count', { count: data.total })}
      />
      <ListTools
        searchLabel={t('marketplace-admin.offers.search')}
        viewLabel={t('marketplace-admin.offers.view')}
        query={search.query ?? ''}
        view={search.view}
        views={offerViews.map((value) => ({ value, label: t(`marketplace-admin.offers.${value}`) }))}
        isLoading={found.isFetching}
        onQuery={(query) => show({ query }, true)}
        onView={(view) => show({ view })}
      />
      {data ? (
        <>
          <div className="panel overflow-hidden">
            <Table<AdminOffer>
              caption={t('marketplace-admin.offers.title')}
              columns={columns}
              rows={data.items}
              rowKey={({ id }) => id}
              isMarked={({ openReports }) => openReports > 0}
              empty={
                <EmptyState
                  headingLevel={2}
                  title={t(isQueue ? 'marketplace-admin.offers.queueEmpty' : 'marketplace-admin.noneFound')}
                />
              }
            />
          </div>
          <Pagination
            page={search.page ?? 1}
            pageSize={ADMIN_PAGE_SIZE}
            total={data.total}
            onChange={(page) => show({ page })}
          />
        </>
      ) : (
        <LoadError headingLevel={2} title={t('marketplace-admin.error')} query={found} />
      )}
    </div>
  );
}

function useColumns(): readonly Column<AdminOffer>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'title',
      header: t('marketplace-admin.offers.name'),
      cell: ({ id, title, organisation }) => (
        <span className="grid leading-ui">
          <FrameLink href={`/admin/offers/${id}`} className="link wrap-anywhere">
            {title}
          </FrameLink>
          <span className="text-small text-text-muted wrap-anywhere">{organisation.name}</span>
        </span>
      ),
    },
    { key: 'type', header: t('marketplace-admin.offers.type'), cell: ({ offerType }) => offerType.name },
    {
      key: 'state',
      header: t('marketplace-admin.state'),
      wrap: true,
      cell: (offer) => (
        <span className="inline-flex flex-wrap gap-1">
          <AdminOfferState of={offer} />
          {offer.openReports > 0 && (
            <Badge tone="warning">
              {t('marketplace-admin.offers.openReports', { count: offer.openReports })}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'tags',
      header: t('marketplace-admin.tags.title'),
      wrap: true,
      narrow: 'hidden',
      cell: ({ tags }) => <FewTags tags={tags} />,
    },
    {
      key: 'createdAt',
      header: t('marketplace-admin.since'),
      cell: ({ createdAt, reportedAt }) => formatDate(reportedAt ?? createdAt, language, 'short'),
    },
  ];
}
