import type { PublicData } from '@metra/contract/operations/frontend';
import type { PublicPage } from '@metra/contract/shapes/landing-page-shapes';
import { listedOffer } from '../../domain/marketplace/offer-rows.tsx';
import { offersQuery } from '../../domain/marketplace/offers-query.ts';
import type { PageRequest, SitePage } from '../../lib/site/site-page.ts';
import { articleFacts, organisationFacts, questionFacts, wayFacts } from '../../lib/site/structured-data.ts';
import type { GuideOfGoal } from './guide-cards.tsx';
import type { GuideData } from './guide-screen.tsx';
import type { PreviewedPage } from './preview-screen.tsx';

const MOST_NEIGHBOURS = 3;

export const guidesPage: SitePage<readonly GuideOfGoal[]> = {
  path: '/landing-pages',
  texts: ['reading'],
  read: async ({ api }) => guidesOf(await api.frontend.metraLite()),
  head: (_, t, place) => ({
    title: t('reading.guides.title'),
    description: t('reading.guides.description'),
    card: { label: t('reading.guides.card'), sector: null, picture: null },
    facts: [
      wayFacts(
        [
          { name: 'Metra', path: '/' },
          { name: t('reading.guides.name'), path: '/landing-pages' },
        ],
        place,
      ),
    ],
  }),
};

export const guidePage: SitePage<GuideData> = {
  path: '/landing-pages/:slug',
  texts: ['reading', 'offers'],
  async read({ api, params }) {
    const [page, catalogue] = await Promise.all([
      api.landingPages.bySlug({ params: { slug: params.slug ?? '' } }),
      api.frontend.metraLite(),
    ]);
    return { page, offers: await offersOf(page, api), neighbours: neighboursOf(page, guidesOf(catalogue)) };
  },
  presentParams: ({ page }) => ({ slug: page.slug }),
  head({ page }, t, place) {
    const { title, metaDescription: description, goal, blocks, slug, updatedOn } = page;
    const path = `/landing-pages/${slug}`;
    const questions = blocks.flatMap((block) => (block.type === 'questions' ? block.items : []));
    return {
      title,
      description,
      writtenOn: updatedOn,
      card: {
        label: goal ? t(`common.sectorLong.${goal.sector}`) : t('reading.guide.label'),
        sector: goal?.sector ?? null,
        picture: goal?.image ?? null,
      },
      facts: [
        organisationFacts(place),
        articleFacts({ title, description, path, updatedOn, image: page.image?.url }, place),
        wayFacts(
          [
            { name: 'Metra', path: '/' },
            { name: t('reading.guides.name'), path: '/landing-pages' },
            { name: title, path },
          ],
          place,
        ),
        ...questionFacts(questions, place),
      ],
    };
  },
};

async function offersOf({ blocks }: PublicPage, api: PageRequest['api']): Promise<GuideData['offers']> {
  const found = await Promise.all(
    blocks
      .filter((block) => block.type === 'offers')
      .map(async (block) => {
        const { items } = await api.marketplace.offers({ query: offersQuery(block) });
        return [block.id, items.map(listedOffer)] as const;
      }),
  );
  return Object.fromEntries(found);
}

const guidesOf = ({ goals }: PublicData): GuideOfGoal[] =>
  goals.flatMap(({ id, name, summary, sector, image, landingPageSlug: slug }) =>
    slug === null ? [] : [{ id, name, summary, sector, image, slug }],
  );

/** Returns the next guides of the same sector, continuing at the first one after the last. */
function neighboursOf({ goal }: PublicPage, guides: readonly GuideOfGoal[]): GuideOfGoal[] {
  const alike = guides.filter(({ sector }) => !goal || sector === goal.sector);
  const at = alike.findIndex(({ id }) => id === goal?.id);
  return [...alike.slice(at + 1), ...alike.slice(0, Math.max(0, at))].slice(0, MOST_NEIGHBOURS);
}

/** Everyone with the signed link can open the preview. */
export const previewPage: SitePage<PreviewedPage> = {
  path: '/preview/:token',
  texts: ['reading'],
  isPrivate: true,
  read: ({ api, params }) => api.landingPages.preview({ params: { token: params.token ?? '' } }),
  head: ({ title }, t) => ({ title: `${t('reading.preview.title')}: ${title}`, description: '' }),
};
