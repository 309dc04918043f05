import type { SubscriptionPrice } from '@metra/contract/shapes/billing-shapes';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { DEFAULT_PRICE_CENTS } from '../../../domain/subscription/price.ts';
import { formatMoney, moneyParts } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { priceQuery } from './price.queries.ts';
import { PromotionField } from './promotion-field.tsx';
import type { Promotion } from './use-promotion.ts';

const REASONS = ['goals', 'team', 'evidence'] as const;

/** The panel shows the price of a year, with or without a code, and what it includes. */
export function PricePanel({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslate();
  const { data: price } = useQuery(priceQuery(promotion.applied));
  return (
    <section aria-labelledby="price-title" className="titled-section">
      <div>
        <h2 id="price-title" className="type-h3">
          {t('subscription.price.title')}
        </h2>
        <Price price={price} />
      </div>
      <div className="grid content-start gap-6">
        <ul className="grid gap-2 text-text-soft">
          {REASONS.map((reason) => (
            <li key={reason} className="flex items-start gap-2 border-b border-line pb-2">
              <Check size={18} aria-hidden="true" className="h-lh shrink-0" />
              {t(`subscription.reason.${reason}`)}
            </li>
          ))}
        </ul>
        <PromotionField promotion={promotion} price={price} />
      </div>
    </section>
  );
}

/** If the price cannot be requested, the panel shows the usual one. */
function Price({ price }: { price: SubscriptionPrice | undefined }) {
  const { t, language } = useTranslate();
  const full = price?.price ?? DEFAULT_PRICE_CENTS;
  const present = price?.discountedPrice ?? full;
  return (
    <div aria-live="polite">
      {present < full && (
        <p className="mt-4 -mb-3 text-text-muted">
          <span className="sr-only">{t('subscription.price.instead')} </span>
          <s className="tabular">{formatMoney(full, language)}</s>
        </p>
      )}
      <p className="type-value mt-4 text-value-xl">
        {moneyParts(present, language).map(({ isCurrency, text }) =>
          isCurrency ? (
            <span key={text} className="text-[0.5em] font-[460] tracking-normal text-text-soft">
              {text}
            </span>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
      </p>
      <p className="type-small mt-2 text-text-muted">
        {t(present < full ? 'subscription.price.firstYear' : 'subscription.price.note', {
          price: formatMoney(full, language),
        })}
      </p>
    </div>
  );
}
