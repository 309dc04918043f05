import { Check } from 'lucide-react';
import { cx } from '../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../design-system/buttons/button-style.ts';
import { DEFAULT_PRICE_CENTS } from '../../domain/subscription/price.ts';
import { moneyParts } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { StartLink } from './start-link.tsx';

const REASONS = ['trial', 'catalogue', 'report', 'team', 'cancel'] as const;

export function PriceBand() {
  const { t, language } = useTranslate();
  return (
    <section
      id="preis"
      aria-labelledby="preis-title"
      className="below-fold mt-20 bg-surface-ink text-on-ink md:mt-30"
    >
      <div className="wrap grid grid-cols-1 items-end gap-x-24 gap-y-10 py-16 md:grid-cols-[minmax(0,1fr)_auto] md:py-24">
        <div>
          <h2 id="preis-title" className="type-display">
            {t('home.price.title')}
          </h2>
          <ul className="mt-6 grid max-w-[660px] grid-cols-1 gap-x-10 gap-y-4 text-on-ink/86 md:mt-10 md:grid-cols-2">
            {REASONS.map((reason) => (
              <li key={reason} className="flex items-start gap-3">
                <Check size={19} strokeWidth={2.25} aria-hidden="true" className="h-lh text-current-value" />
                {t(`home.price.${reason}`)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="type-value text-[6.5rem] md:text-[8.5rem]">
            {moneyParts(DEFAULT_PRICE_CENTS, language).map(({ isCurrency, text }) =>
              isCurrency ? (
                <small key={text} className="mx-1 text-[2.75rem] font-head md:text-[3.5rem]">
                  {text}
                </small>
              ) : (
                <span key={text}>{text.trim()}</span>
              ),
            )}
          </p>
          <p className="mt-5 text-on-ink-muted">{t('home.price.note')}</p>
          <StartLink className={cx(buttonClass({ variant: 'current', size: 'lg' }), 'mt-6 w-full')}>
            {t('home.start')}
          </StartLink>
        </div>
      </div>
    </section>
  );
}
