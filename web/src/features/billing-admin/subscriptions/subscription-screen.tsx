import type { AdminSubscriptionDetail } from '@metra/contract/operations/subscriptions-admin';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { AdminHead } from '../../../domain/administration/admin-head.tsx';
import { AdminPageError } from '../../../domain/administration/admin-page-error.tsx';
import { formatDate, formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatMoney } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { billingAdminQueries } from '../billing-admin.queries.ts';
import { BillingRecordSkeleton } from '../billing-skeletons.tsx';
import { FactPanel, Facts } from '../facts.tsx';
import { InvoiceStateBadge, promotionValue, SubscriptionStateBadge } from '../states.tsx';
import { openCancelDialog, openExtendDialog, openResumeDialog } from './subscription-dialogs.tsx';

const route = getRouteApi('/admin/subscriptions/$subscriptionId');

export function AdminSubscriptionScreen() {
  const { t } = useTranslate();
  const { subscriptionId } = route.useParams();
  const query = useQuery(billingAdminQueries.subscription(subscriptionId));
  const { data, error } = query;
  if (!data && !error) return <BillingRecordSkeleton of="subscriptions" />;
  if (!data) return <AdminPageError title={t('billing-admin.error')} query={query} />;
  return (
    <div className="pb-12">
      <AdminHead
        title={data.organisation.name}
        state={<SubscriptionStateBadge state={data.state} />}
        crumb={
          <FrameLink href="/admin/subscriptions" className="back-link">
            <ArrowLeft size={16} aria-hidden="true" />
            {t('billing-admin.subscriptions.title')}
          </FrameLink>
        }
        actions={<Acts subscription={data} />}
      />
      <div className="grid items-start gap-6 px-5 pt-6 sm:px-8 lg:grid-cols-2">
        <Condition subscription={data} />
        <Invoices subscription={data} />
        <Billing subscription={data} />
        <Notices subscription={data} />
      </div>
    </div>
  );
}

interface Part {
  subscription: AdminSubscriptionDetail;
}

function Acts({ subscription }: Part) {
  const { t } = useTranslate();
  const buttons = {
    EXTEND_TRIAL: (
      <Button key="extend" variant="primary" onClick={() => void openExtendDialog(subscription)}>
        {t('billing-admin.subscriptions.extend.submit')}
      </Button>
    ),
    CANCEL: (
      <Button key="cancel" onClick={() => void openCancelDialog(subscription)}>
        {t('billing-admin.subscriptions.cancel.submit')}
      </Button>
    ),
    RESUME: (
      <Button key="resume" variant="primary" onClick={() => void openResumeDialog(subscription)}>
        {t('billing-admin.subscriptions.resume.submit')}
      </Button>
    ),
  };
  return <>{subscription.acts.map((act) => buttons[act])}</>;
}

function Condition({ subscription }: Part) {
  const { t, language } = useTranslate();
  const { redemption } = subscription;
  return (
    <FactPanel title={t('billing-admin.subscriptions.condition')}>
      <Facts
        facts={[
          {
            label: t('billing-admin.subscriptions.activeUntil'),
            value: formatDate(subscription.activeUntil, language),
          },
          {
            label: t('billing-admin.subscriptions.periodStart'),
            value: formatDate(subscription.periodStart, language),
          },
          {
            label: t('billing-admin.subscriptions.autoRenew'),
            value: subscription.autoRenew
              ? t('billing-admin.subscriptions.renewsAt', {
                  price: formatMoney(subscription.renewalPrice, language),
                })
              : t('administration.no'),
          },
          {
            label: t('billing-admin.subscriptions.price'),
            value: formatMoney(subscription.price, language),
          },
          {
            label: t('billing-admin.subscriptions.promotion'),
            value: redemption && (
              <FrameLink href={`/admin/promotions/${redemption.promotionId}`} className="link">
                {redemption.code} ({promotionValue(redemption, language)})
              </FrameLink>
            ),
          },
          {
            label: t('billing-admin.subscriptions.startedAt'),
            value: formatDateTime(subscription.startedAt, language),
          },
          { label: t('billing-admin.subscriptions.orderedBy'), value: subscription.orderedBy },
          {
            label: t('billing-admin.subscriptions.cancelledAt'),
            value: subscription.cancelledAt && formatDateTime(subscription.cancelledAt, language),
          },
        ]}
      />
    </FactPanel>
  );
}

function Invoices({ subscription: { invoices } }: Part) {
  const { t, language } = useTranslate();
  return (
    <FactPanel title={t('billing-admin.invoices.title')}>
      {invoices.length === 0 && (
        <p className="text-text-soft">{t('billing-admin.subscriptions.noInvoices')}</p>
      )}
      <ul className="divide-y divide-line">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <FrameLink href={`/admin/invoices/${invoice.id}`} className="link">
              {invoice.number}
            </FrameLink>
            <span className="text-text-muted">{formatDate(invoice.issuedOn, language, 'short')}</span>
            <InvoiceStateBadge state={invoice.state} />
            <span className="ml-auto tabular-nums">{formatMoney(invoice.gross, language)}</span>
          </li>
        ))}
      </ul>
    </FactPanel>
  );
}

function Billing({ subscription: { billing } }: Part) {
  const { t } = useTranslate();
  const place = [billing.zipCode, billing.city].filter(Boolean).join(' ');
  const lines = [billing.name, billing.additionalInfo, billing.street, place, billing.country];
  return (
    <FactPanel title={t('billing-admin.subscriptions.billing')}>
      <Facts
        facts={[
          { label: t('billing-admin.subscriptions.address'), value: lines.filter(Boolean).join(', ') },
          { label: t('billing-admin.email'), value: billing.email },
          { label: t('billing-admin.subscriptions.vatId'), value: billing.vatId },
          { label: t('billing-admin.subscriptions.purchaseOrder'), value: billing.purchaseOrder },
        ]}
      />
    </FactPanel>
  );
}

const OCCASIONS = ['ENDING_30', 'ENDING_7', 'ENDING_1', 'ENDED'] as const;

function Notices({ subscription: { notices } }: Part) {
  const { t, language } = useTranslate();
  return (
    <FactPanel title={t('billing-admin.subscriptions.notices')}>
      {notices.length === 0 && <p className="text-text-soft">{t('billing-admin.subscriptions.noNotices')}</p>}
      <Facts
        facts={notices.map(({ occasion, activeUntil, at }) => {
          const known = OCCASIONS.find((name) => name === occasion);
          const until = formatDate(activeUntil, language, 'short');
          return {
            label: formatDateTime(at, language),
            value: known ? t(`billing-admin.subscriptions.occasions.${known}`, { until }) : occasion,
          };
        })}
      />
    </FactPanel>
  );
}
