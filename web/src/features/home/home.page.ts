import type { SitePage } from '../../lib/site-page.ts';
import { organisationFacts, questionFacts, siteFacts } from '../../lib/structured-data.ts';
import type { HomeData } from './home-data.ts';

/** More than there are goals. */
const MOST_GUIDES = 100;

export const homePage: SitePage<HomeData> = {
  path: '/',
  search: ['promotionCode'],
  texts: ['home'],
  async read({ api }) {
    const [{ featured: _, ...home }, { goals }, guides] = await Promise.all([
      api.home.read({ query: {} }),
      api.frontend.metraLite(),
      api.landingPages.list({ query: { pageSize: MOST_GUIDES } }),
    ]);
    const slugs = new Map(guides.items.map(({ id, slug }) => [id, slug]));
    return {
      home,
      goals: goals.map(({ id, name, sector, image, landingPageId }) => ({
        id,
        name,
        sector,
        image,
        guide: slugs.get(landingPageId ?? 0) ?? null,
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
