import type { Billing } from '@metra/contract/shapes/billing-shapes';
import { Button } from '../../../design-system/buttons/button.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { countryName } from '../../../domain/company/country-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { BillingDialog } from './billing-dialog.tsx';

/** Whom further invoices are made out to. */
export function BillingPanel({ billing, locked }: { billing: Billing; locked: boolean }) {
  const { t, language } = useTranslate();
  const { name, street, additionalInfo, zipCode, city, country, vatId, purchaseOrder, email } = billing;
  const lines = [
    name,
    street,
    additionalInfo,
    [zipCode, city].filter(Boolean).join(' '),
    country && countryName(country, language),
    vatId && `${t('subscription.vatId.label')} ${vatId}`,
    purchaseOrder && `${t('subscription.billing.purchaseOrder')}: ${purchaseOrder}`,
  ];
  const change = () =>
    openDialog({
      size: 'lg',
      title: t('subscription.billing.title'),
      content: ({ close }) => <BillingDialog billing={billing} onDone={() => close()} />,
    });
  return (
    <section aria-labelledby="billing-title" className="titled-section">
      <h2 id="billing-title" className="type-h3">
        {t('subscription.billing.title')}
      </h2>
      <div className="min-w-0">
        <address className="not-italic">
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="block [overflow-wrap:anywhere]">
              {line}
            </span>
          ))}
        </address>
        {email && (
          <p className="pt-3 text-text-muted [overflow-wrap:anywhere]">
            {t('subscription.billing.sentTo', { email })}
          </p>
        )}
        <Button className="mt-4" disabled={locked} onClick={change}>
          {t('subscription.billing.change')}
        </Button>
      </div>
    </section>
  );
}
