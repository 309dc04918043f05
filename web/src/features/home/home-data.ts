import type { PublicGoal } from '@metra/contract/frontend';

/** What the home page shows of the catalogue. */
export interface HomeData {
  goals: readonly Pick<PublicGoal, 'id' | 'name' | 'sector' | 'image'>[];
}
