import type { Offer } from '@metra/contract/shapes/offer-shapes';
import type { ReactNode } from 'react';
import { townOf } from '../../../domain/marketplace/town.ts';
import { berlinTime } from '../../../lib/formats/berlin-time.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './offer.module.css';

/** The line shows what people ask first: price, reach and date. Unknown values are left out. */
export function OfferValues({ offer }: { offer: Offer }) {
  const { t, language } = useTranslate();
  const { priceHint, radiusKm, location, remote, publishedAt } = offer;
  return (
    <dl className={styles.values}>
      {priceHint && (
        <Value label={t('offer.price')}>
          <span className="font-strong">{priceHint}</span>
        </Value>
      )}
      {location && (
        <Value label={t(radiusKm ? 'offer.around' : 'offer.at', { place: townOf(location.label) })}>
          {radiusKm ? (
            <>
              <span className="type-value text-value-m">{formatNumber(radiusKm, language)}</span> km
            </>
          ) : (
            <span className="font-strong">{t('offer.onSite')}</span>
          )}
        </Value>
      )}
      {remote && (
        <Value label={t('offer.remoteText')}>
          <span className="font-strong">{t('offer.remote')}</span>
        </Value>
      )}
      {publishedAt && (
        <Value label={t('offer.since')}>
          <span className="font-strong">{formatDate(berlinTime(publishedAt).day, language)}</span>
        </Value>
      )}
    </dl>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.value}>
      <dt className="order-1 type-small text-text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
