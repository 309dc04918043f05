import type { SitePage } from '../../lib/site-page.ts';
import { organisationFacts, questionFacts, siteFacts } from '../../lib/structured-data.ts';
import type { HomeData } from './home-data.ts';
import { screensIn } from './screen-files.ts';

export const homePage: SitePage<HomeData> = {
  path: '/',
  search: ['promotionCode'],
  texts: ['home'],
  async read({ api, language }) {
    const [{ featured: _, ...home }, { goals }] = await Promise.all([
      api.home.read({ query: {} }),
      api.frontend.metraLite(),
    ]);
    return {
      home,
      screens: screensIn(language),
      goals: goals.map(({ id, name, sector, image, landingPageSlug: guide }) => ({
        id,
        name,
        sector,
        image,
        guide,
      })),
    };
  },
  head: ({ home }, t, place) => ({
    title: t('home.title'),
    description: t('home.description'),
    card: { label: t('home.card'), sector: null, picture: null },
    facts: [
      organisationFacts(place),
      siteFacts(place, t('home.description')),
      ...questionFacts(home.questions.items, place),
    ],
  }),
};
