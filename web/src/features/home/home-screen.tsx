import { lazy } from 'react';
import { Hero } from './hero.tsx';
import { PriceBand } from './price-band.tsx';
import { RenderNearViewport } from './render-near-viewport.tsx';
import { Steps } from './steps.tsx';
import { YellowRule } from './yellow-rule.tsx';

const GoalWall = lazy(async () => ({ default: (await import('./goal-wall.tsx')).GoalWall }));

/** The public home page. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <YellowRule />
      <Steps />
      <RenderNearViewport id="ziele">
        <GoalWall />
      </RenderNearViewport>
      <PriceBand />
    </>
  );
}
