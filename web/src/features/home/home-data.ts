import type { PublicGoal } from '@metra/contract/operations/frontend';
import type { Home } from '@metra/contract/operations/home-content';

/** The slug leads to the guide of the goal, if it has one. */
export interface GoalOnWall extends Pick<PublicGoal, 'id' | 'name' | 'sector' | 'image'> {
  guide: string | null;
}

/** The home page describes an offer or an organisation in a few words. */
export interface Featured {
  path: string;
  title: string;
  text: string;
}

/** Editors write the texts of the home page. The goals come from the catalogue. */
export interface HomeData {
  home: Omit<Home, 'featuredOffers' | 'featuredOrganisations'>;
  featured: readonly Featured[];
  goals: readonly GoalOnWall[];
}
