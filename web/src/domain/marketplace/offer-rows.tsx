import type { OfferSummary } from '@metra/contract/shapes/offer-shapes';
import type { FrameLink } from '../../design-system/frames/frame-parts.ts';
import { SectorMark } from '../../design-system/pictures/sector-mark.tsx';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { OrganisationTile } from './organisation-tile.tsx';
import { townOf } from './town.ts';

export interface ListedOffer
  extends Pick<OfferSummary, 'id' | 'title' | 'location' | 'remote' | 'imageUrl' | 'priceHint'> {
  organisation: Pick<OfferSummary['organisation'], 'name' | 'logoUrl'>;
  type: string;
  sector: 'e' | 's' | 'g';
}

export const listedOffer = (offer: OfferSummary): ListedOffer => ({
  id: offer.id,
  title: offer.title,
  location: offer.location,
  remote: offer.remote,
  imageUrl: offer.imageUrl,
  priceHint: offer.priceHint,
  organisation: { name: offer.organisation.name, logoUrl: offer.organisation.logoUrl },
  type: offer.offerType.name,
  sector: offer.categories[0]?.sector ?? 'e',
});

interface OfferRowsProps {
  offers: readonly ListedOffer[];
  Link: FrameLink;
  /** The page already names the organisation of all these offers. */
  isOwn?: boolean;
  level?: 'h2' | 'h3';
}

export function OfferRows({ offers, Link, isOwn = false, level: Heading = 'h3' }: OfferRowsProps) {
  return (
    <ul className="border-t border-text">
      {offers.map((offer) => (
        <li
          key={offer.id}
          className="focus-host group relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-b border-line-strong py-4 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,16rem)]"
        >
          <Picture offer={offer} />
          <div className="min-w-0">
            <Heading className="type-h3">
              <Link
                href={`/marketplace/offers/${offer.id}`}
                className="underline-offset-3 group-hover:underline after:absolute after:inset-0"
              >
                <WrittenText>{offer.title}</WrittenText>
              </Link>
            </Heading>
            <p className="type-small text-text-muted">
              <Where offer={offer} isOwn={isOwn} />
            </p>
          </div>
          {offer.priceHint && (
            <p className="type-small text-balance text-text-soft max-sm:col-start-2 max-sm:mt-1 sm:text-right">
              {offer.priceHint}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Picture({ offer: { imageUrl, organisation, sector } }: { offer: ListedOffer }) {
  if (imageUrl)
    return (
      <img
        src={imageUrl}
        alt=""
        width="76"
        height="57"
        loading="lazy"
        className="block h-[57px] w-[76px] rounded-chip bg-skeleton object-cover"
      />
    );
  return (
    <span className="relative">
      <OrganisationTile {...organisation} />
      <SectorMark sector={sector} size={10} className="absolute -right-1 -bottom-1" />
    </span>
  );
}

function Where({ offer, isOwn }: { offer: ListedOffer; isOwn: boolean }) {
  const { t } = useTranslate();
  const place = offer.location && townOf(offer.location.label);
  const where = place && offer.remote ? t('offers.placeAndOnline', { place }) : (place ?? t('offers.online'));
  return [isOwn ? offer.type : offer.organisation.name, where].join(' · ');
}
