import type { AdminSubscription } from '@metra/contract/operations/subscriptions-admin';
import { getRouteApi } from '@tanstack/react-router';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney, formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { billingAdminQueries } from '../billing-admin.queries.ts';
import { SubscriptionStateBadge } from '../states.tsx';
import { subscriptionList } from './subscription-list.ts';

const route = getRouteApi('/admin/subscriptions');
const SOON = 30;

export function SubscriptionsScreen() {
  const { t, language } = useTranslate();
  const yesOrNo = { true: t('administration.yes'), false: t('administration.no') };
  const day = (value: string | null) => value && formatDate(value, language, 'short');
  return (
    <AdminList<AdminSubscription, typeof subscriptionList>
      of={subscriptionList}
      search={route.useSearch()}
      query={billingAdminQueries.subscriptions}
      title={t('billing-admin.subscriptions.title')}
      searchLabel={t('billing-admin.organisation')}
      name={{
        header: t('billing-admin.organisation'),
        of: ({ organisation }) => organisation.name,
        sort: 'organisation',
      }}
      href={({ id }) => `/admin/subscriptions/${id}`}
      columns={{
        state: {
          header: t('billing-admin.state'),
          narrow: 'value',
          cell: ({ state }) => <SubscriptionStateBadge state={state} />,
        },
        activeUntil: {
          header: t('billing-admin.subscriptions.activeUntil'),
          narrowLabel: true,
          sort: 'activeUntil',
          cell: ({ activeUntil }) => day(activeUntil),
        },
        autoRenew: {
          header: t('billing-admin.subscriptions.autoRenew'),
          narrow: 'hidden',
          cell: ({ autoRenew }) => yesOrNo[`${autoRenew}`],
        },
        price: {
          header: t('billing-admin.subscriptions.price'),
          narrowLabel: true,
          align: 'end',
          cell: ({ price }) => formatMoney(price, language),
        },
        openInvoices: {
          header: t('billing-admin.subscriptions.openInvoices'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ openInvoices }) => (openInvoices > 0 ? formatNumber(openInvoices, language) : null),
        },
        promotion: {
          header: t('billing-admin.subscriptions.promotion'),
          narrowLabel: true,
          cell: ({ promotion }) => promotion?.code,
        },
        startedAt: {
          header: t('billing-admin.subscriptions.startedAt'),
          sort: 'startedAt',
          narrow: 'hidden',
          cell: ({ startedAt }) => day(startedAt),
        },
        cancelledAt: {
          header: t('billing-admin.subscriptions.cancelledAt'),
          narrowLabel: true,
          cell: ({ cancelledAt }) => day(cancelledAt),
        },
      }}
      filters={{
        state: {
          label: t('billing-admin.state'),
          options: {
            TRIAL: t('billing-admin.subscriptions.states.TRIAL'),
            RUNNING: t('billing-admin.subscriptions.running'),
            ACTIVE: t('billing-admin.subscriptions.states.ACTIVE'),
            CANCELLED: t('billing-admin.subscriptions.states.CANCELLED'),
            ENDED: t('billing-admin.subscriptions.states.ENDED'),
          },
        },
        endsWithin: {
          label: t('billing-admin.subscriptions.endsWithin'),
          inputLabel: t('billing-admin.days'),
          show: (days) => t('billing-admin.subscriptions.endsWithinDays', { count: days }),
        },
        autoRenew: { label: t('billing-admin.subscriptions.autoRenew'), options: yesOrNo },
        isTrial: { label: t('billing-admin.subscriptions.isTrial'), options: yesOrNo },
        organisationId: { label: t('billing-admin.subscriptions.organisationNumber') },
      }}
      views={[
        { name: t('billing-admin.subscriptions.views.trials'), search: { state: 'TRIAL' } },
        {
          name: t('billing-admin.subscriptions.views.ending'),
          search: { endsWithin: SOON, autoRenew: false, sort: 'activeUntil' },
        },
        { name: t('billing-admin.subscriptions.views.cancelled'), search: { state: 'CANCELLED' } },
      ]}
      csv={(query) => operatorApi.subscriptionsAdmin.export({ query })}
      empty={{
        title: t('billing-admin.subscriptions.none'),
        text: t('billing-admin.subscriptions.noneText'),
      }}
    />
  );
}
