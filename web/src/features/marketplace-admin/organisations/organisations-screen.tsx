import type { AdminOrganisation } from '@metra/contract/marketplace-admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Badge } from '../../../design-system/badge.tsx';
import { Button } from '../../../design-system/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { Pagination } from '../../../design-system/pagination.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/date-formats.ts';
import { events } from '../../../lib/events.ts';
import { FrameLink } from '../../../lib/frame-link.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { reportError } from '../../../lib/report-error.ts';
import { MarketplaceListSkeleton } from '../admin-skeletons.tsx';
import { ListHead, ListTools } from '../list-frame.tsx';
import { type ListSearch, listSearch } from '../list-search.ts';
import {
  ADMIN_PAGE_SIZE,
  marketplaceAdminQueries,
  type OrganisationView,
  organisationViews,
} from '../marketplace-admin.queries.ts';
import { openTagsDialog } from '../tags-dialog.tsx';

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
      cell: (organisation) => (
        <span className="flex flex-wrap items-center gap-2 text-small">
          {organisation.tags.map(({ name }) => name).join(', ')}
          <Button
            size="sm"
            variant="quiet"
            onClick={() =>
              void openTagsDialog({
                name: organisation.name,
                availableFor: 'ORGANISATION',
                tags: organisation.tags,
                save: (tags) =>
                  api.organisationsAdmin.updateTags({
                    params: { id: organisation.id },
                    body: { tags, version: organisation.version },
                  }),
              })
            }
          >
            {t('marketplace-admin.tags.change')}
          </Button>
        </span>
      ),
    },
    {
      key: 'createdAt',
      header: t('marketplace-admin.since'),
      narrow: 'hidden',
      cell: ({ createdAt }) => formatDate(createdAt, language, 'short'),
    },
    {
      key: 'verify',
      header: t('marketplace-admin.organisations.verification'),
      headerHidden: true,
      narrow: 'action',
      cell: (organisation) => <Verify of={organisation} />,
    },
  ];
}

function Verify({ of: { id, name, verified } }: { of: AdminOrganisation }) {
  const { t } = useTranslate();
  const verifying = useMutation({
    mutationFn: (next: boolean) =>
      api.organisationsAdmin.verify({ params: { id }, body: { verified: next } }),
    onSuccess: (_, next) =>
      showToast({
        variant: 'success',
        title: t(
          next
            ? 'marketplace-admin.organisations.nowVerified'
            : 'marketplace-admin.organisations.nowUnverified',
          { name },
        ),
      }),
    onError: reportError,
    onSettled: () => events.emit('marketplaceAdministered'),
  });

  async function ask() {
    const isMeant = await confirmDialog({
      title: t(verified ? 'marketplace-admin.unverify.title' : 'marketplace-admin.verify.title', { name }),
      text: t(verified ? 'marketplace-admin.unverify.text' : 'marketplace-admin.verify.text'),
      confirmLabel: t(verified ? 'marketplace-admin.unverify' : 'marketplace-admin.verify'),
      size: 'md',
    });
    if (isMeant) verifying.mutate(!verified);
  }

  return (
    <Button size="sm" loading={verifying.isPending} onClick={() => void ask()}>
      {t(verified ? 'marketplace-admin.unverify' : 'marketplace-admin.verify')}
    </Button>
  );
}
