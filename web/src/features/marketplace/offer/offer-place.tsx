import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { townOf } from '../../../domain/marketplace/town.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PlaceMap } from '../map/place-map.tsx';

/** The map shows this radius if the offer states none. */
const USUAL_KM = 60;
const SIZE = { width: 350, height: 330 };

export function OfferPlace({ offer, location }: { offer: Offer; location: NonNullable<Offer['location']> }) {
  const { t } = useTranslate();
  const { radiusKm, remote } = offer;
  const place = townOf(location.label);
  return (
    <div className="grid gap-5 sm:grid-cols-[350px_minmax(0,1fr)] sm:items-end">
      <PlaceMap
        focus={{ place: location, radiusKm: radiusKm ?? USUAL_KM, hasRing: radiusKm !== null, name: place }}
        marks={[]}
        size={SIZE}
      />
      <p className="text-text-soft">
        {radiusKm ? t('offer.placeWithin', { place, km: radiusKm }) : t('offer.placeAt', { place })}
        {remote && ` ${t('offer.placeRemote')}`}
      </p>
    </div>
  );
}
