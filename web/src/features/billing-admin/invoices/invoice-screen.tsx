import type { AdminInvoiceDetail } from '@metra/contract/shapes/billing-shapes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowLeft, Download } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { confirmDialog } from '../../../design-system/dialog/confirm-dialog.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { AdminPageError } from '../../../domain/administration/admin-page-error.tsx';
import { events } from '../../../lib/api/events.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDate, formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { billingAdminQueries } from '../billing-admin.queries.ts';
import { BillingRecordSkeleton } from '../billing-skeletons.tsx';
import { FactPanel, Facts } from '../facts.tsx';
import { InvoiceStateBadge } from '../states.tsx';
import { openBookDialog, openCreditDialog } from './invoice-dialogs.tsx';

const route = getRouteApi('/admin/invoices/$invoiceId');

export function InvoiceScreen() {
  const { t } = useTranslate();
  const { invoiceId } = route.useParams();
  const query = useQuery(billingAdminQueries.invoice(invoiceId));
  const { data, error } = query;
  if (!data && !error) return <BillingRecordSkeleton of="invoices" />;
  if (!data) return <AdminPageError title={t('billing-admin.error')} query={query} />;
  return (
    <div className="pb-12">
      <AdminHead
        title={data.number}
        state={<InvoiceStateBadge state={data.state} />}
        text={data.kind === 'CREDIT_NOTE' && t('billing-admin.invoices.kinds.CREDIT_NOTE')}
        crumb={
          <FrameLink href="/admin/invoices" className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('billing-admin.invoices.title')}
          </FrameLink>
        }
        actions={<Acts key={data.version} invoice={data} />}
      />
      <div className="grid items-start gap-6 px-5 pt-6 sm:px-8 lg:grid-cols-2">
        <Condition invoice={data} />
        <Payments invoice={data} />
      </div>
    </div>
  );
}

interface Part {
  invoice: AdminInvoiceDetail;
}

function Acts({ invoice }: Part) {
  const { t } = useTranslate();
  const { id, number, version, state, kind } = invoice;
  const params = { invoiceId: id };
  const isOpen = state === 'OPEN' || state === 'OVERDUE';
  const pdf = useMutation({
    mutationFn: () => operatorApi.invoicesAdmin.pdf({ params }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: reportError,
  });
  const remind = useMutation({
    mutationFn: () => operatorApi.invoicesAdmin.remind({ params, body: { version } }),
    onSuccess: () => showToast({ variant: 'success', title: t('billing-admin.bulk.done', { count: 1 }) }),
    onError: reportError,
    onSettled: () => events.emit('billingAdministered'),
  });
  async function askToRemind() {
    const isWanted = await confirmDialog({
      title: t('billing-admin.invoices.remindTitle', { number }),
      text: t('billing-admin.invoices.remindText', {
        name: invoice.customer.name,
        count: invoice.reminders,
      }),
      confirmLabel: t('billing-admin.bulk.remind'),
      tone: 'primary',
    });
    if (isWanted) remind.mutate();
  }
  return (
    <>
      <Button
        icon={<Download size={18} aria-hidden="true" />}
        loading={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        {t('billing-admin.invoices.pdf')}
      </Button>
      {state === 'OVERDUE' && (
        <Button loading={remind.isPending} onClick={() => void askToRemind()}>
          {t('billing-admin.bulk.remind')}
        </Button>
      )}
      {kind === 'INVOICE' && state !== 'CANCELLED' && (
        <Button onClick={() => void openCreditDialog(invoice)}>{t('billing-admin.credit.open')}</Button>
      )}
      {isOpen && (
        <Button variant="primary" onClick={() => void openBookDialog(invoice)}>
          {t('billing-admin.book.open')}
        </Button>
      )}
    </>
  );
}

const linkTo = ({ id, number }: { id: number; number: string }) => (
  <FrameLink href={`/admin/invoices/${id}`} className="link">
    {number}
  </FrameLink>
);

function Condition({ invoice }: Part) {
  const { t, language } = useTranslate();
  const { customer, organisation, cancels, cancelledBy } = invoice;
  const money = (cents: number) => formatMoney(cents, language);
  const day = (value: string) => formatDate(value, language);
  return (
    <FactPanel title={t('billing-admin.invoices.document')}>
      <Facts
        facts={[
          { label: t('billing-admin.invoices.customer'), value: customer.name },
          { label: t('billing-admin.email'), value: customer.email },
          {
            label: t('billing-admin.organisation'),
            value: organisation ? organisation.name : t('billing-admin.invoices.gone'),
          },
          { label: t('billing-admin.invoices.issuedOn'), value: day(invoice.issuedOn) },
          {
            label: t('billing-admin.invoices.dueOn'),
            value: invoice.kind === 'INVOICE' && day(invoice.dueOn),
          },
          {
            label: t('billing-admin.invoices.period'),
            value: t('billing-admin.invoices.fromTo', {
              from: day(invoice.periodStart),
              to: day(invoice.periodEnd),
            }),
          },
          { label: t('billing-admin.invoices.net'), value: money(invoice.net) },
          {
            label: t('billing-admin.invoices.vat'),
            value:
              invoice.vatCategory === 'S'
                ? t('billing-admin.invoices.vatOf', { vat: money(invoice.vat), rate: invoice.vatRate })
                : t(`billing-admin.invoices.vatCategories.${invoice.vatCategory}`),
          },
          { label: t('billing-admin.invoices.gross'), value: <strong>{money(invoice.gross)}</strong> },
          {
            label: t('billing-admin.invoices.reminders'),
            value:
              invoice.lastRemindedAt &&
              t('billing-admin.invoices.lastReminded', {
                count: invoice.reminders,
                at: formatDateTime(invoice.lastRemindedAt, language),
              }),
          },
          { label: t('billing-admin.invoices.cancels'), value: cancels && linkTo(cancels) },
          { label: t('billing-admin.invoices.cancelledBy'), value: cancelledBy && linkTo(cancelledBy) },
        ]}
      />
    </FactPanel>
  );
}

function Payments({ invoice }: Part) {
  const { t, language } = useTranslate();
  return (
    <FactPanel title={t('billing-admin.invoices.payments')}>
      {invoice.kind === 'INVOICE' && (
        <p className="text-text-soft">
          {t('billing-admin.invoices.paidOf', {
            paid: formatMoney(invoice.paid, language),
            gross: formatMoney(invoice.gross, language),
          })}
        </p>
      )}
      <Facts
        facts={invoice.payments.map((payment) => ({
          label: `${formatDate(payment.paidOn, language, 'short')}${payment.bookedBy ? `, ${payment.bookedBy}` : ''}`,
          value: (
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{payment.carried ? linkTo(payment.carried) : payment.reference}</span>
              <span className="tabular-nums">{formatMoney(payment.amount, language)}</span>
            </span>
          ),
        }))}
      />
    </FactPanel>
  );
}
