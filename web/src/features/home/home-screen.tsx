import type { SiteScreenProps } from '../../lib/site-page.ts';
import { GoalWall } from './goal-wall.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { PriceBand } from './price-band.tsx';
import { Steps } from './steps.tsx';
import { YellowRule } from './yellow-rule.tsx';

/** The public home page. */
export function HomeScreen({ data }: SiteScreenProps<HomeData>) {
  return (
    <>
      <Hero />
      <YellowRule />
      <Steps />
      <GoalWall goals={data.goals} />
      <PriceBand />
    </>
  );
}
