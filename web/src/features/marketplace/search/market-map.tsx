import { cx } from '../../../design-system/behaviour/cx.ts';
import { SectorMark, sectorText } from '../../../design-system/pictures/sector-mark.tsx';
import { townOf } from '../../../domain/marketplace/town.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { marksOf } from '../map/marks.ts';
import { PlaceMap } from '../map/place-map.tsx';
import type { MarketData } from './market-results.ts';
import styles from './marketplace.module.css';

interface MarketMapProps extends MarketData {
  present: number | null;
  onPresent: (id: number | null) => void;
}

/** Letters are not scaled down, so wide pages and phones have different maps. */
const WIDE = { width: 584, height: 500 };
const NARROW = { width: 350, height: 350 };

export function MarketMap({ search, results: { hits, place, total }, present, onPresent }: MarketMapProps) {
  const { t } = useTranslate();
  const marks = marksOf(
    hits.flatMap(({ id, location, sector, remote, distanceKm }) =>
      location
        ? [
            {
              id,
              sector,
              town: townOf(location.label),
              latitude: location.latitude,
              longitude: location.longitude,
              isOpen: remote && place !== null && (distanceKm === null || distanceKm > search.radiusKm),
            },
          ]
        : [],
    ),
  );
  const focus = place && { place, radiusKm: search.radiusKm, hasRing: true, name: townOf(place.label) };
  const drawing = { focus, marks, present, onPresent };
  return (
    <section aria-label={t('market.map.title')} className={styles.map}>
      <div className="max-md:hidden">
        <PlaceMap {...drawing} size={WIDE} />
      </div>
      <div className="md:hidden">
        <PlaceMap {...drawing} size={NARROW} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-text-muted">
        {(['e', 's', 'g'] as const).map((sector) => (
          <span key={sector} className={cx('inline-flex items-center gap-2 font-strong', sectorText[sector])}>
            <SectorMark sector={sector} />
            {t(`common.sectorLong.${sector}`)}
          </span>
        ))}
        {marks.some(({ isOpen }) => isOpen) && <span>{t('market.map.open')}</span>}
        {total > hits.length && <span>{t('market.map.part', { total })}</span>}
      </p>
    </section>
  );
}
