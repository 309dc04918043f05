import type { AdminOffer } from '@metra/contract/operations/marketplace-admin';
import { getRouteApi } from '@tanstack/react-router';
import { Badge } from '../../../design-system/values/badge.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FewTags } from '../few-tags.tsx';
import { marketplaceAdminQueries } from '../marketplace-admin.queries.ts';
import { offerList } from './offer-list.ts';
import { AdminOfferState } from './offer-state.tsx';

const route = getRouteApi('/admin/offers');

/** The list can show only reported offers, the oldest report first. */
export function AdminOffersScreen() {
  const { t, language } = useTranslate();
  const yesOrNo = { true: t('administration.yes'), false: t('administration.no') };
  return (
    <AdminList<AdminOffer, typeof offerList>
      of={offerList}
      search={route.useSearch()}
      query={marketplaceAdminQueries.offers}
      csv={(query) => operatorApi.offersAdmin.export({ query })}
      title={t('marketplace-admin.offers.title')}
      searchLabel={t('marketplace-admin.offers.search')}
      name={{
        header: t('marketplace-admin.offers.name'),
        of: ({ title }) => title,
      }}
      href={({ id }) => `/admin/offers/${id}`}
      columns={{
        organisation: {
          header: t('marketplace-admin.organisations.name'),
          cell: ({ organisation }) => organisation.name,
        },
        type: { header: t('marketplace-admin.offers.type'), cell: ({ offerType }) => offerType.name },
        state: {
          header: t('marketplace-admin.state'),
          wrap: true,
          cell: (offer) => <OfferStates of={offer} />,
        },
        tags: {
          header: t('marketplace-admin.tags.title'),
          wrap: true,
          narrow: 'hidden',
          cell: ({ tags }) => <FewTags tags={tags} />,
        },
        reportedAt: {
          header: t('marketplace-admin.offers.reportedAt'),
          sort: 'reportedAt',
          cell: ({ reportedAt }) => reportedAt && formatDate(reportedAt, language, 'short'),
        },
        createdAt: {
          header: t('marketplace-admin.since'),
          sort: 'createdAt',
          narrow: 'hidden',
          cell: ({ createdAt }) => formatDate(createdAt, language, 'short'),
        },
      }}
      filters={{
        state: {
          label: t('marketplace-admin.state'),
          options: {
            DRAFT: t('marketplace-admin.offers.state.DRAFT'),
            PUBLISHED: t('marketplace-admin.offers.published'),
            ARCHIVED: t('marketplace-admin.offers.state.ARCHIVED'),
          },
        },
        reported: { label: t('marketplace-admin.offers.reported'), options: yesOrNo },
        takenDown: { label: t('marketplace-admin.offers.takenDown'), options: yesOrNo },
      }}
      views={[
        { name: t('marketplace-admin.offers.reported'), search: { reported: true, sort: 'reportedAt' } },
        { name: t('marketplace-admin.offers.takenDown'), search: { takenDown: true } },
      ]}
      isMarked={({ openReports }) => openReports > 0}
      empty={{ title: t('marketplace-admin.noneFound') }}
    />
  );
}

function OfferStates({ of: offer }: { of: AdminOffer }) {
  const { t } = useTranslate();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <AdminOfferState of={offer} />
      {offer.openReports > 0 && (
        <Badge tone="warning">
          {t('marketplace-admin.offers.openReports', { count: offer.openReports })}
        </Badge>
      )}
    </span>
  );
}
