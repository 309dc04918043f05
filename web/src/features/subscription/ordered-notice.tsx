import type { SubscriptionState } from '@metra/contract/operations/my';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import { Notice } from '../../design-system/feedback/notice.tsx';
import { formatAmount } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { paths } from '../../lib/site/paths.ts';

/** The order was received: what comes next, and the way to work. */
export function OrderedNotice({ subscription, email }: { subscription: SubscriptionState; email: string }) {
  const { t, language } = useTranslate();
  const [invoice] = subscription.subscription.invoices;
  const box = useRef<HTMLDivElement>(null);
  // The form is gone: eyes and keyboard begin where the news is.
  useEffect(() => {
    scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-control">
      <Notice
        tone="success"
        action={
          <FrameLink href={paths.dashboard} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('subscription.ordered.toDashboard')}
          </FrameLink>
        }
      >
        <strong>{t('subscription.ordered.title')}</strong>{' '}
        {invoice
          ? t('subscription.ordered.invoice', {
              number: invoice.number,
              amount: formatAmount(invoice.gross, language),
              email,
            })
          : t('subscription.ordered.text', { email })}
      </Notice>
    </div>
  );
}
