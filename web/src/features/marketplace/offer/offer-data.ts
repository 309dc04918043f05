import type { RefusedForm } from '@metra/contract/core/web-rendering';
import type { Offer, OfferPost } from '@metra/contract/shapes/offer-shapes';
import type { ListedOffer } from '../../../domain/marketplace/offer-rows.tsx';

/** The page of an offer that no longer exists shows similar ones. */
export interface OfferData {
  offer: Offer | null;
  posts: readonly OfferPost[];
  totals: { views: number; watchers: number };
  similar: readonly ListedOffer[];
  /** The server refused this form, which was sent without scripts. */
  refused: RefusedForm | null;
}
