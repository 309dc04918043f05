import { Notice } from '../../design-system/notice.tsx';
import { moneyParts } from '../../lib/formats.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { places } from '../../lib/places.ts';
import { DEFAULT_PRICE_CENTS } from '../../lib/price.ts';

const REASONS = ['goals', 'team', 'evidence'] as const;

/** What a year costs and what it holds. Where it cannot be ordered yet, the page says so. */
export function PricePanel() {
  const { t, language } = useTranslate();
  return (
    <section
      aria-labelledby="price-title"
      className="grid gap-x-14 gap-y-6 border-t border-line-strong pt-8 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id="price-title" className="type-h3">
          {t('subscription.price.title')}
        </h2>
        <p className="reading mt-4 text-reading-xl">
          {moneyParts(DEFAULT_PRICE_CENTS, language).map(({ type, value }) =>
            type === 'currency' ? (
              <span key={type} className="text-[0.5em] font-[460] tracking-normal text-text-soft">
                {value}
              </span>
            ) : (
              <span key={type}>{value}</span>
            ),
          )}
        </p>
        <p className="type-small mt-2 text-text-muted">{t('subscription.price.note')}</p>
      </div>
      <div className="grid content-start gap-5">
        <ul className="grid gap-2 text-text-soft">
          {REASONS.map((reason) => (
            <li key={reason} className="border-b border-line pb-2">
              {t(`subscription.reason.${reason}`)}
            </li>
          ))}
        </ul>
        <Notice
          action={
            <FrameLink href={places.account} className="link">
              {t('subscription.export')}
            </FrameLink>
          }
        >
          {t('subscription.notYet')}
        </Notice>
      </div>
    </section>
  );
}
