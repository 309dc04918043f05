import type { PublicGoal } from '@metra/contract/operations/frontend';
import type { Home } from '@metra/contract/operations/home-content';

/** A goal on the wall; with the slug of its guide where there is one. */
export interface GoalOnWall extends Pick<PublicGoal, 'id' | 'name' | 'sector' | 'image'> {
  guide: string | null;
}

/** An offer or an organisation, as few words as the home page has room for. */
export interface Featured {
  path: string;
  title: string;
  text: string;
}

/** What the home page shows: its texts, which editors write, and the catalogue. */
export interface HomeData {
  home: Omit<Home, 'featuredOffers' | 'featuredOrganisations'>;
  featured: readonly Featured[];
  goals: readonly GoalOnWall[];
}
