import type { PublicGoal } from '@metra/contract/frontend';
import type { Home } from '@metra/contract/home-content';
import type { ScreenPictures } from './screen-files.ts';

/** A goal on the wall; with the slug of its guide where there is one. */
export interface GoalOnWall extends Pick<PublicGoal, 'id' | 'name' | 'sector' | 'image'> {
  guide: string | null;
}

/** What the home page shows: its texts, which editors write, and the catalogue. */
export interface HomeData {
  home: Omit<Home, 'featured'>;
  goals: readonly GoalOnWall[];
  screens: readonly ScreenPictures[];
}
