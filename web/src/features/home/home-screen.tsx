import type { SiteScreenProps } from '../../lib/site/site-page.ts';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { FeaturedMarket } from './featured-market.tsx';
import { GoalWall } from './goal-wall.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { HomeQuestions } from './home-questions.tsx';
import { PriceBand } from './price-band.tsx';
import { ProductScreens } from './product-screens.tsx';
import { Steps } from './steps.tsx';
import { Trust } from './trust.tsx';
import { Updates } from './updates.tsx';
import { YellowRule } from './yellow-rule.tsx';

export function HomeScreen({ data: { home, goals, featured } }: SiteScreenProps<HomeData>) {
  return (
    <>
      <Hero texts={home.hero} targets={home.targets} />
      <YellowRule />
      <Steps texts={home.steps} />
      <GoalWall goals={goals} counters={home.counters} />
      <ProductScreens />
      <Benefits texts={home.benefits} />
      <Trust texts={home.trust} />
      <FeaturedMarket title={home.featured.title} items={featured} />
      <PriceBand />
      <HomeQuestions texts={home.questions} />
      <Updates title={home.updates.title} updates={home.latestUpdates} />
      <Closing texts={home.closing} target={home.targets.closing} />
    </>
  );
}
