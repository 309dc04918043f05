import type { AdminInvoice } from '@metra/contract/shapes/billing-shapes';
import { getRouteApi } from '@tanstack/react-router';
import { FileSpreadsheet } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { AdminList } from '../../../domain/administration/admin-list.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatMoney, formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { billingAdminQueries } from '../billing-admin.queries.ts';
import { InvoiceStateBadge } from '../states.tsx';
import { openDatevDialog } from './datev-dialog.tsx';
import { invoiceList } from './invoice-list.ts';
import { useReminderBulk } from './use-reminder-bulk.ts';

const route = getRouteApi('/admin/invoices');

export function InvoicesScreen() {
  const { t, language } = useTranslate();
  const yesOrNo = { true: t('administration.yes'), false: t('administration.no') };
  const bulk = useReminderBulk();
  return (
    <AdminList<AdminInvoice, typeof invoiceList>
      of={invoiceList}
      search={route.useSearch()}
      query={billingAdminQueries.invoices}
      title={t('billing-admin.invoices.title')}
      searchLabel={t('billing-admin.invoices.search')}
      name={{
        header: t('billing-admin.invoices.number'),
        of: ({ number }) => number,
        detail: ({ kind }) => kind === 'CREDIT_NOTE' && t('billing-admin.invoices.kinds.CREDIT_NOTE'),
        sort: 'number',
      }}
      href={({ id }) => `/admin/invoices/${id}`}
      columns={{
        customer: {
          header: t('billing-admin.invoices.customer'),
          sort: 'customer',
          cell: ({ customer }) => customer.name,
        },
        state: { header: t('billing-admin.state'), cell: ({ state }) => <InvoiceStateBadge state={state} /> },
        gross: {
          header: t('billing-admin.invoices.gross'),
          align: 'end',
          sort: 'gross',
          narrow: 'value',
          cell: ({ gross }) => formatMoney(gross, language),
        },
        open: {
          header: t('billing-admin.invoices.open'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ open }) => (open > 0 ? formatMoney(open, language) : null),
        },
        issuedOn: {
          header: t('billing-admin.invoices.issuedOn'),
          sort: 'issuedOn',
          narrow: 'hidden',
          cell: ({ issuedOn }) => formatDate(issuedOn, language, 'short'),
        },
        dueOn: {
          header: t('billing-admin.invoices.dueOn'),
          narrowLabel: true,
          sort: 'dueOn',
          cell: ({ dueOn }) => formatDate(dueOn, language, 'short'),
        },
        reminders: {
          header: t('billing-admin.invoices.reminders'),
          align: 'end',
          narrow: 'hidden',
          cell: ({ reminders }) => (reminders > 0 ? formatNumber(reminders, language) : null),
        },
        organisation: {
          header: t('billing-admin.organisation'),
          cell: ({ organisation }) => organisation?.name,
        },
      }}
      filters={{
        state: {
          label: t('billing-admin.state'),
          options: {
            OPEN: t('billing-admin.invoices.states.OPEN'),
            OVERDUE: t('billing-admin.invoices.states.OVERDUE'),
            PAID: t('billing-admin.invoices.states.PAID'),
            CANCELLED: t('billing-admin.invoices.states.CANCELLED'),
          },
        },
        kind: {
          label: t('billing-admin.invoices.kind'),
          options: {
            INVOICE: t('billing-admin.invoices.kinds.INVOICE'),
            CREDIT_NOTE: t('billing-admin.invoices.kinds.CREDIT_NOTE'),
          },
        },
        overdueDays: {
          label: t('billing-admin.invoices.overdueDays'),
          inputLabel: t('billing-admin.days'),
          show: (days) => t('billing-admin.invoices.overdueFor', { count: days }),
        },
        reminded: { label: t('billing-admin.invoices.reminded'), options: yesOrNo },
        from: { label: t('billing-admin.invoices.from') },
        to: { label: t('billing-admin.invoices.to') },
        organisationId: { label: t('billing-admin.subscriptions.organisationNumber') },
      }}
      views={[
        { name: t('billing-admin.invoices.states.OPEN'), search: { state: 'OPEN', sort: 'dueOn' } },
        { name: t('billing-admin.invoices.states.OVERDUE'), search: { state: 'OVERDUE', sort: 'dueOn' } },
        {
          name: t('billing-admin.invoices.views.reminded'),
          search: { state: 'OVERDUE', reminded: true, sort: 'dueOn' },
        },
      ]}
      csv={(query) => operatorApi.invoicesAdmin.export({ query })}
      tools={
        <Button
          icon={<FileSpreadsheet size={18} aria-hidden="true" />}
          onClick={() => void openDatevDialog()}
        >
          {t('billing-admin.datev.open')}
        </Button>
      }
      bulk={bulk}
      empty={{ title: t('billing-admin.invoices.none'), text: t('billing-admin.invoices.noneText') }}
    />
  );
}
