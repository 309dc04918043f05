import { Check } from 'lucide-react';
import { buttonClass } from '../../design-system/button-style.ts';
import { DEFAULT_PRICE_CENTS } from '../../domain/subscription/price.ts';
import { moneyParts } from '../../lib/formats.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useStartPath } from './use-start-path.ts';
import './price-band.css';

const REASONS = ['catalogue', 'report', 'team', 'cancel'] as const;

export function PriceBand() {
  const { t, language } = useTranslate();
  return (
    <section id="preis" aria-labelledby="preis-title" className="home-price">
      <div className="wrap home-price-row">
        <div>
          <h2 id="preis-title" className="type-display">
            {t('home.price.title')}
          </h2>
          <ul>
            {REASONS.map((reason) => (
              <li key={reason}>
                <Check size={19} strokeWidth={2.25} aria-hidden="true" />
                {t(`home.price.${reason}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="home-price-tag">
          <p className="reading home-price-figure">
            {moneyParts(DEFAULT_PRICE_CENTS, language).map(({ type, value }) =>
              type === 'currency' ? (
                <small key={type}>{value}</small>
              ) : (
                <span key={type}>{value.trim()}</span>
              ),
            )}
          </p>
          <p className="home-price-note">{t('home.price.note')}</p>
          <FrameLink href={useStartPath()} className={buttonClass({ variant: 'reading', size: 'lg' })}>
            {t('home.start')}
          </FrameLink>
        </div>
      </div>
    </section>
  );
}
