import type { AdminOrganisation } from '@metra/contract/operations/marketplace-admin';
import { getRouteApi } from '@tanstack/react-router';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FewTags } from '../few-tags.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';
import { useOrganisationTypeChoices, useTagChoices } from '../named-choices.ts';
import { useOrganisationBulk } from './organisation-bulk.ts';
import { organisationList } from './organisation-list.ts';
import { OrganisationMenu } from './organisation-menu.tsx';
import { OrganisationState } from './organisation-state.tsx';

const route = getRouteApi('/admin/organisations');

export function OrganisationsScreen() {
  const { t, language } = useTranslate();
  const yesOrNo = { true: t('administration.yes'), false: t('administration.no') };
  return (
    <AdminList<AdminOrganisation, typeof organisationList>
      of={organisationList}
      search={route.useSearch()}
      query={marketplaceAdminQueries.organisations}
      title={t('marketplace-admin.organisations.title')}
      searchLabel={t('marketplace-admin.organisations.search')}
      name={{
        header: t('marketplace-admin.organisations.name'),
        of: ({ name }) => name,
        detail: ({ city, slug }) => [city, `/${slug}`].filter(Boolean).join(' · '),
        sort: 'name',
      }}
      href={({ id }) => `/admin/organisations/${id}`}
      columns={{
        state: {
          header: t('marketplace-admin.state'),
          wrap: true,
          cell: (organisation) => <OrganisationState of={organisation} />,
        },
        offers: {
          header: t('marketplace-admin.organisations.offers'),
          narrowLabel: true,
          align: 'end',
          cell: ({ publicOffers, offers }) =>
            t('marketplace-admin.organisations.offersOf', { published: publicOffers, all: offers }),
        },
        people: {
          header: t('marketplace-admin.organisations.people'),
          narrowLabel: true,
          align: 'end',
          cell: ({ people }) => people,
        },
        tags: {
          header: t('marketplace-admin.tags.title'),
          wrap: true,
          narrow: 'hidden',
          cell: ({ tags }) => <FewTags tags={tags} />,
        },
        createdAt: {
          header: t('marketplace-admin.since'),
          sort: 'createdAt',
          narrow: 'hidden',
          cell: ({ createdAt }) => formatDate(createdAt, language, 'short'),
        },
      }}
      filters={{
        verified: { label: t('marketplace-admin.organisations.verified'), options: yesOrNo },
        listed: { label: t('marketplace-admin.organisations.public'), options: yesOrNo },
        subscription: {
          label: t('marketplace-admin.organisation.subscription'),
          options: Object.fromEntries(
            organisationList.filters.subscription.values.map((state) => [
              state,
              t(`marketplace-admin.organisation.subscription.${state}`),
            ]),
          ),
        },
        withoutMembers: { label: t('marketplace-admin.organisation.withoutMembers'), options: yesOrNo },
        type: { label: t('marketplace-admin.organisation.type'), useChoices: useOrganisationTypeChoices },
        tag: { label: t('marketplace-admin.organisation.tag'), useChoices: useOrganisationTags },
        includeDeleted: { label: t('marketplace-admin.organisations.withDeleted'), options: yesOrNo },
      }}
      views={[
        { name: t('marketplace-admin.organisations.unverified'), search: { verified: false } },
        { name: t('marketplace-admin.organisations.verified'), search: { verified: true } },
      ]}
      csv={(query) => operatorApi.organisationsAdmin.export({ query })}
      bulk={useOrganisationBulk()}
      menu={(organisation) => <OrganisationMenu of={organisation} />}
      empty={{ title: t('marketplace-admin.organisations.none') }}
    />
  );
}

const useOrganisationTags = () => useTagChoices('ORGANISATION');
