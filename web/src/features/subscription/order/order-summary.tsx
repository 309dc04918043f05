import type { Quote } from '@metra/contract/shapes/billing-shapes';
import type { ReactNode } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatAmount, formatMoney, formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Fact } from '../fact.tsx';

interface OrderSummaryProps {
  quote: Quote;
  trialUntil: string | undefined;
}

/** The summary lists what is ordered, and the period it is valid for. */
export function OrderSummary({ quote, trialUntil }: OrderSummaryProps) {
  const { t, language } = useTranslate();
  const amount = (cents: number) => formatAmount(cents, language);
  const date = (day: string) => formatDate(day, language);
  const { promotion } = quote;
  return (
    <>
      <dl className="grid gap-2">
        <Line label={t('subscription.sum.price')}>{amount(quote.price)}</Line>
        {quote.discount > 0 && (
          <Line label={t('subscription.sum.discount', { name: promotion?.name ?? '' })}>
            {amount(-quote.discount)}
          </Line>
        )}
        <Line label={t('subscription.sum.net')}>{amount(quote.net)}</Line>
        <Line label={vatLabel()}>{amount(quote.vat)}</Line>
        <Line label={t('subscription.sum.gross')} total>
          {amount(quote.gross)}
        </Line>
      </dl>
      {quote.vatCategory !== 'S' && (
        <p className="text-small text-text-soft">{t(`subscription.vat.${quote.vatCategory}`)}</p>
      )}
      <dl className="grid gap-2 border-t border-line pt-4 text-small leading-ui [&_dt]:text-text-muted [&_small]:block [&_small]:text-small [&_small]:text-text-muted">
        <Fact label={t('subscription.sum.year')}>
          {t('subscription.sum.yearSpan', { from: date(quote.startsOn), to: date(quote.activeUntil) })}
          {trialUntil && <small>{t('subscription.sum.afterTrial', { date: date(trialUntil) })}</small>}
          {promotion !== null && promotion.freeDays > 0 && (
            <small>{t('subscription.sum.freeDays', { days: promotion.freeDays })}</small>
          )}
        </Fact>
        <Fact label={t('subscription.sum.payment')}>
          {t('subscription.sum.due', { date: date(quote.dueOn) })}
        </Fact>
        <Fact label={t('subscription.sum.then')}>
          {t('subscription.sum.renewal', { price: formatMoney(quote.renewalPrice, language) })}
        </Fact>
      </dl>
    </>
  );

  function vatLabel() {
    return quote.vatCategory === 'S'
      ? t('subscription.sum.vat', { rate: formatQuantity(quote.vatRate, '%', language) })
      : t('subscription.sum.noVat');
  }
}

function Line({ label, total, children }: { label: string; total?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4',
        total ? 'border-t border-line-strong pt-3 text-h3 font-strong' : 'text-text-soft',
      )}
    >
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="tabular whitespace-nowrap">{children}</dd>
    </div>
  );
}
