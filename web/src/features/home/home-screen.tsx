import { lazy } from 'react';
import { Hero } from './hero.tsx';
import { PriceBand } from './price-band.tsx';
import { Steps } from './steps.tsx';
import { WhenNear } from './when-near.tsx';
import { YellowRule } from './yellow-rule.tsx';

const GoalWall = lazy(async () => ({ default: (await import('./goal-wall.tsx')).GoalWall }));

/** The public home page. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <YellowRule />
      <Steps />
      <WhenNear id="ziele">
        <GoalWall />
      </WhenNear>
      <PriceBand />
    </>
  );
}
