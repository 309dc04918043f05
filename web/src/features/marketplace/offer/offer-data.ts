import type { RefusedForm } from '@metra/contract/core/web-rendering';
import type { Offer, OfferPost } from '@metra/contract/shapes/offer-shapes';
import type { ListedOffer } from '../../../domain/marketplace/offer-rows.tsx';

/** What the page of an offer shows; one that is not there any more has others to show. */
export interface OfferData {
  offer: Offer | null;
  posts: readonly OfferPost[];
  totals: { views: number; watchers: number };
  similar: readonly ListedOffer[];
  /** What was sent without scripts and not taken. */
  refused: RefusedForm | null;
}
