import type { PublicPage, PublicPageOverview } from '@metra/contract/landing-page-shapes';
import type { SitePage } from '../../lib/site-page.ts';
import { articleFacts, organisationFacts, questionFacts, wayFacts } from '../../lib/structured-data.ts';
import type { GuideData } from './guide-screen.tsx';
import type { PreviewedPage } from './preview-screen.tsx';

/** More than there are goals; who has written more than this is found by search engines and by links. */
const MOST_LISTED = 100;
const MOST_NEIGHBOURS = 3;

export const guidesPage: SitePage<readonly PublicPageOverview[]> = {
  path: '/landing-pages',
  texts: ['content'],
  read: async ({ api }) => (await api.landingPages.list({ query: { pageSize: MOST_LISTED } })).items,
  head: (_, t, place) => ({
    title: t('content.guides.title'),
    description: t('content.guides.description'),
    card: { label: t('content.guides.card'), sector: null, picture: null },
    facts: [
      wayFacts(
        [
          { name: 'Metra', path: '/' },
          { name: t('content.guides.name'), path: '/landing-pages' },
        ],
        place,
      ),
    ],
  }),
};

export const guidePage: SitePage<GuideData> = {
  path: '/landing-pages/:slug',
  texts: ['content'],
  async read({ api, params }) {
    const [page, { items }] = await Promise.all([
      api.landingPages.bySlug({ params: { slug: params.slug ?? '' } }),
      api.landingPages.list({ query: { pageSize: MOST_LISTED } }),
    ]);
    return { page, neighbours: neighboursOf(page, items) };
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
        label: goal ? t(`common.sectorLong.${goal.sector}`) : t('content.guide.label'),
        sector: goal?.sector ?? null,
        picture: goal?.image ?? null,
      },
      facts: [
        organisationFacts(place),
        articleFacts({ title, description, path, updatedOn, image: page.image?.url }, place),
        wayFacts(
          [
            { name: 'Metra', path: '/' },
            { name: t('content.guides.name'), path: '/landing-pages' },
            { name: title, path },
          ],
          place,
        ),
        ...questionFacts(questions, place),
      ],
    };
  },
};

/** The next ones of the same sector, from the beginning again after the last one. */
function neighboursOf(page: PublicPage, listed: readonly PublicPageOverview[]): PublicPageOverview[] {
  const alike = listed.filter(({ goal }) => goal?.sector === page.goal?.sector);
  const at = alike.findIndex(({ id }) => id === page.id);
  return [...alike.slice(at + 1), ...alike.slice(0, Math.max(0, at))].slice(0, MOST_NEIGHBOURS);
}

/** For whoever has the signed link. */
export const previewPage: SitePage<PreviewedPage> = {
  path: '/preview/:token',
  texts: ['content'],
  isPrivate: true,
  read: ({ api, params }) => api.landingPages.preview({ params: { token: params.token ?? '' } }),
  head: ({ title }, t) => ({ title: `${t('content.preview.title')}: ${title}`, description: '' }),
};
