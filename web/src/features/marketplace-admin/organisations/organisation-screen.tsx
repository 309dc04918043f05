import type { AdminOrganisationDetail } from '@metra/contract/operations/marketplace-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Menu } from '../../../design-system/layers/menu.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { AdminPageError } from '../../../domain/administration/admin-page-error.tsx';
import { ListCrumb, ListSteps, type RecordList } from '../../../domain/administration/form/list-walk.tsx';
import { RecordHistory } from '../../../domain/administration/record-history.tsx';
import { formatBytes } from '../../../lib/formats/bytes.ts';
import { formatDate, formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { mayEnter } from '../../../lib/session/access.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { MarketplaceDetailSkeleton } from '../admin-skeletons.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';
import { organisationList } from './organisation-list.ts';
import { OrganisationMenu } from './organisation-menu.tsx';
import { MembersPanel, MoneyPanel } from './organisation-people.tsx';
import { OrganisationState } from './organisation-state.tsx';

const route = getRouteApi('/admin/organisations/$organisationId');

/** Only administrators see the members and payments of an organisation. */
export function OrganisationScreen() {
  const { t } = useTranslate();
  const { organisationId } = route.useParams();
  const { account } = useSession();
  const query = useQuery(marketplaceAdminQueries.organisation(organisationId));
  const { data, error } = query;
  if (!data && !error) return <MarketplaceDetailSkeleton of="organisations" />;
  if (!data) return <AdminPageError title={t('marketplace-admin.error')} query={query} />;
  const isAdministrator = account !== null && mayEnter(account, ['ADMIN']);
  const list: RecordList = {
    of: organisationList,
    query: marketplaceAdminQueries.organisations,
    title: t('marketplace-admin.organisations.title'),
    path: '/admin/organisations',
    hrefOf: (id) => `/admin/organisations/${id}`,
    id: data.id,
  };
  return (
    <>
      <AdminHead
        crumb={<ListCrumb list={list} />}
        title={data.name}
        state={<OrganisationState of={data} />}
        actions={
          <>
            <ListSteps list={list} />
            {!data.deletedAt && (
              <Menu
                trigger={
                  <Button icon={<MoreHorizontal size={18} aria-hidden="true" />}>
                    {t('administration.form.actions')}
                  </Button>
                }
              >
                <OrganisationMenu of={data} />
              </Menu>
            )}
          </>
        }
      />
      <div className="grid items-start gap-x-12 gap-y-8 px-5 pt-6 pb-16 sm:px-8 xl:grid-cols-[minmax(0,1fr)_304px]">
        <div className="grid min-w-0 gap-8">
          <Removal of={data} />
          <Facts of={data} />
          {isAdministrator && (
            <>
              <MembersPanel organisationId={data.id} />
              <MoneyPanel organisationId={data.id} />
            </>
          )}
        </div>
        <aside className="grid gap-3">
          <h2 className="type-h3">{t('administration.form.history')}</h2>
          <RecordHistory kind="organisation" id={data.id} />
        </aside>
      </div>
    </>
  );
}

function Removal({ of: { deletedAt, removedAfter } }: { of: AdminOrganisationDetail }) {
  const { t, language } = useTranslate();
  if (!deletedAt) return null;
  return (
    <Notice tone="warning">
      {t('marketplace-admin.organisation.removal', {
        deleted: formatDate(deletedAt, language),
        removed: formatDate(removedAfter ?? deletedAt, language),
      })}
    </Notice>
  );
}

const PublicPage = ({ slug }: { slug: string }) => <a href={`/organisations/${slug}`}>/{slug}</a>;

function Facts({ of: organisation }: { of: AdminOrganisationDetail }) {
  const { t, language } = useTranslate();
  const { address, storage, website, isPublic, slug, verifiedAt, unlistedAt } = organisation;
  const street = [address.street, address.additionalInfo].filter(Boolean).join(', ');
  const town = [address.zipCode, address.city, address.country].filter(Boolean).join(' ');
  const facts: [string, ReactNode][] = [
    [t('marketplace-admin.organisation.page'), isPublic ? <PublicPage key="page" slug={slug} /> : `/${slug}`],
    [t('marketplace-admin.organisation.type'), organisation.type?.name],
    [t('marketplace-admin.organisation.slogan'), organisation.slogan],
    [t('marketplace-admin.organisation.place'), [street, town].filter(Boolean).join(', ')],
    [t('marketplace-admin.organisation.industry'), organisation.industry?.name],
    [t('marketplace-admin.organisation.size'), organisation.size?.name],
    [
      t('marketplace-admin.organisation.contact'),
      [organisation.email, organisation.phone, website].filter(Boolean).join(', '),
    ],
    [t('marketplace-admin.tags.title'), organisation.tags.map(({ name }) => name).join(', ')],
    [
      t('marketplace-admin.organisations.verified'),
      verifiedAt ? formatDateTime(verifiedAt, language, 'short') : t('administration.no'),
    ],
    [
      t('marketplace-admin.organisation.unlisted'),
      unlistedAt && formatDateTime(unlistedAt, language, 'short'),
    ],
    [
      t('marketplace-admin.organisations.offers'),
      t('marketplace-admin.organisations.offersOf', {
        published: organisation.publicOffers,
        all: organisation.offers,
      }),
    ],
    [
      t('marketplace-admin.organisation.subscription'),
      t(`marketplace-admin.organisation.subscription.${organisation.subscription}`),
    ],
    [
      t('marketplace-admin.organisation.storage'),
      t('marketplace-admin.organisation.storageOf', {
        files: formatNumber(storage.files, language),
        size: formatBytes(storage.bytes, language),
      }),
    ],
    [t('marketplace-admin.since'), formatDate(organisation.createdAt, language)],
  ];
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-value`} className="wrap-anywhere">
            {value}
          </dd>,
        ])}
    </dl>
  );
}
