import type { AdminOrganisation } from '@metra/contract/marketplace-admin';
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
  type OrganisationView,
  organisationViews,
} from '../marketplace-admin.queries.ts';
import { OrganisationMenu } from './organisation-menu.tsx';

const route = getRouteApi('/admin/organisations');

/** All organisations: who they are, whether that was checked, and what they are tagged with. */
export function OrganisationsScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery(marketplaceAdminQueries.organisations(search));
  const columns = useColumns();
  const { data, error } = found;
  if (!data && !error) return <MarketplaceListSkeleton of="organisations" />;
  const show = (next: { [Name in keyof ListSearch<OrganisationView>]: unknown }, replace = false) =>
    void navigate({
      search: listSearch(organisationViews)({ ...search, page: undefined, ...next }),
      replace,
    });
  return (
    <div className="wrap grid gap-6 py-8">
      <ListHead
        title={t('marketplace-admin.organisations.title')}
        text={data && t('marketplace-admin.organisations.count', { count: data.total })}
      />
      <ListTools
        searchLabel={t('marketplace-admin.organisations.search')}
        viewLabel={t('marketplace-admin.organisations.view')}
        query={search.query ?? ''}
        view={search.view}
        views={organisationViews.map((value) => ({
          value,
          label: t(`marketplace-admin.organisations.${value}`),
        }))}
        isLoading={found.isFetching}
        onQuery={(query) => show({ query }, true)}
        onView={(view) => show({ view })}
      />
      {data ? (
        <>
          <div className="panel overflow-hidden">
            <Table<AdminOrganisation>
              caption={t('marketplace-admin.organisations.title')}
              columns={columns}
              rows={data.items}
              rowKey={({ id }) => id}
              empty={<EmptyState headingLevel={2} title={t('marketplace-admin.noneFound')} />}
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

function useColumns(): readonly Column<AdminOrganisation>[] {
  const { t, language } = useTranslate();
  return [
    {
      key: 'name',
      header: t('marketplace-admin.organisations.name'),
      cell: ({ name, slug, isPublic, city }) => (
        <span className="grid leading-ui">
          {isPublic ? (
            <FrameLink href={`/organisations/${slug}`} className="link wrap-anywhere">
              {name}
            </FrameLink>
          ) : (
            <span className="wrap-anywhere">{name}</span>
          )}
          <span className="text-small text-text-muted wrap-anywhere">
            {[city, `/${slug}`].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('marketplace-admin.state'),
      wrap: true,
      cell: ({ isPublic, verified, deletedAt }) => (
        <span className="inline-flex flex-wrap gap-1">
          {verified && <Badge tone="success">{t('marketplace-admin.organisations.verified')}</Badge>}
          <Badge>
            {t(
              deletedAt
                ? 'marketplace-admin.organisations.deleted'
                : isPublic
                  ? 'marketplace-admin.organisations.public'
                  : 'marketplace-admin.organisations.hidden',
            )}
          </Badge>
        </span>
      ),
    },
    {
      key: 'offers',
      header: t('marketplace-admin.organisations.offers'),
      align: 'end',
      cell: ({ publicOffers, offers }) =>
        t('marketplace-admin.organisations.offersOf', { published: publicOffers, all: offers }),
    },
    {
      key: 'tags',
      header: t('marketplace-admin.tags.title'),
      wrap: true,
      cell: ({ tags }) => <FewTags tags={tags} />,
    },
    {
      key: 'createdAt',
      header: t('marketplace-admin.since'),
      narrow: 'hidden',
      cell: ({ createdAt }) => formatDate(createdAt, language, 'short'),
    },
    {
      key: 'menu',
      header: t('marketplace-admin.organisations.decide'),
      headerHidden: true,
      narrow: 'action',
      cell: (organisation) => <OrganisationMenu of={organisation} />,
    },
  ];
}
