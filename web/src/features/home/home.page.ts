import type { SitePage } from '../../lib/site/site-page.ts';
import { organisationFacts, questionFacts, siteFacts } from '../../lib/site/structured-data.ts';
import type { HomeData } from './home-data.ts';

export const homePage: SitePage<HomeData> = {
  path: '/',
  search: ['promotionCode'],
  texts: ['home'],
  async read({ api }) {
    const [{ featuredOffers, featuredOrganisations, ...home }, { goals }] = await Promise.all([
      api.home.read({ query: {} }),
      api.frontend.metraLite(),
    ]);
    return {
      home,
      featured: [
        ...featuredOffers.map(({ id, title, organisation, priceHint }) => ({
          path: `/marketplace/offers/${id}`,
          title,
          text: saidTogether(organisation.name, priceHint),
        })),
        ...featuredOrganisations.map(({ slug, name, slogan, city }) => ({
          path: `/organisations/${slug}`,
          title: name,
          text: saidTogether(slogan, city),
        })),
      ],
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

const saidTogether = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');
