import type { Organisation, OrganisationStatistics } from '@metra/contract/operations/organisations';
import type { OfferPost } from '@metra/contract/shapes/offer-shapes';
import type { ListedOffer } from '../../../domain/marketplace/offer-rows.tsx';

/** Null means that no organisation has this address, or that it is not public. */
export type OrganisationData = ShownOrganisation | null;

export interface ShownOrganisation {
  organisation: Organisation;
  offers: readonly ListedOffer[];
  posts: readonly OfferPost[];
  projects: readonly ShownProject[];
  counts: Pick<OrganisationStatistics, 'offers' | 'posts' | 'partnerships'>;
}

export interface ShownProject {
  id: number;
  slug: string;
  name: string;
  description: string;
  partners: number;
}
