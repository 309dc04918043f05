import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { ContentImage } from '../../../domain/content/content-image.tsx';
import { SeededShapes } from '../organisation/seeded-shapes.tsx';
import styles from './offer.module.css';

/** An offer without a picture shows shapes in the colours of its sector. */
export function OfferPicture({ offer, sector }: { offer: Offer; sector: 'e' | 's' | 'g' }) {
  if (offer.image)
    return (
      <ContentImage
        image={offer.image}
        sizes="(min-width: 53.75rem) 416px, calc(100vw - 40px)"
        isFirst
        className={styles.picture}
      />
    );
  if (offer.imageUrl)
    return (
      <img
        src={offer.imageUrl}
        alt=""
        width="416"
        height="312"
        fetchPriority="high"
        className={styles.picture}
      />
    );
  return (
    <div className={styles.picture}>
      <SeededShapes sector={sector} seed={`offer ${offer.id}`} />
    </div>
  );
}
