import { GoalWall } from './goal-wall.tsx';
import { Hero } from './hero.tsx';
import { PriceBand } from './price-band.tsx';
import { Steps } from './steps.tsx';
import { YellowRule } from './yellow-rule.tsx';

/** The public home page. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <YellowRule />
      <Steps />
      <GoalWall />
      <PriceBand />
    </>
  );
}
