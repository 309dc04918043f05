import type { PublicGoal } from '@metra/contract/frontend';
import type { Home } from '@metra/contract/home-content';
import type { ListedOffer } from '../../domain/marketplace/offer-rows.tsx';
import type { ScreenPictures } from './screen-files.ts';

/** A goal on the wall; with the slug of its guide where there is one. */
export interface GoalOnWall extends Pick<PublicGoal, 'id' | 'name' | 'sector' | 'image'> {
  guide: string | null;
}

export type FeaturedOrganisation = Pick<
  Home['featuredOrganisations'][number],
  'slug' | 'name' | 'logoUrl' | 'slogan' | 'city'
>;

/** What the home page shows: its texts, which editors write, and the catalogue. */
export interface HomeData {
  home: Omit<Home, 'featuredOffers' | 'featuredOrganisations'>;
  offers: readonly ListedOffer[];
  organisations: readonly FeaturedOrganisation[];
  goals: readonly GoalOnWall[];
  screens: readonly ScreenPictures[];
}
