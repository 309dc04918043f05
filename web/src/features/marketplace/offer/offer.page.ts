import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { listedOffer } from '../../../domain/marketplace/offer-rows.tsx';
import { hasStatus } from '../../../lib/errors/errors.ts';
import type { PageRequest, SitePage } from '../../../lib/site/site-page.ts';
import { offerFacts, wayFacts } from '../../../lib/site/structured-data.ts';
import type { OfferData } from './offer-data.ts';

const MOST_POSTS = 5;
const MOST_SIMILAR = 3;

export const offerPage: SitePage<OfferData> = {
  path: '/marketplace/offers/:offerId',
  search: ['sent'],
  isSearched: true,
  forms: [
    {
      name: 'contact',
      call: '/offers/:offerId/contacts',
      fields: ['name', 'email', 'organisation', 'text', 'homepage'],
    },
    { name: 'report', call: '/offers/:offerId/reports', fields: ['reason', 'text', 'homepage'] },
  ],
  texts: ['market', 'offer', 'offers'],
  async read({ api, params, refused = null }) {
    const offerId = /^[1-9]\d{0,14}$/.test(params.offerId ?? '') ? Number(params.offerId) : 0;
    const offer = offerId === 0 ? null : await offerOrNone(api, offerId);
    if (!offer) return { offer, posts: [], totals: none, similar: await similarTo(null, api), refused: null };
    const [posts, report, similar] = await Promise.all([
      api.offers.posts({ params: { offerId }, query: { pageSize: MOST_POSTS } }),
      api.offers.report({ params: { offerId } }),
      similarTo(offer, api),
    ]);
    const totals = { views: report.views, watchers: report.watchers };
    return { offer, posts: posts.items, totals, similar, refused };
  },
  isMissing: ({ offer }) => offer === null,
  head({ offer }, t, place) {
    if (!offer) return { title: t('offer.gone.title'), description: '' };
    const path = `/marketplace/offers/${offer.id}`;
    const [category] = offer.categories;
    return {
      title: `${offer.title}, ${offer.organisation.name}`,
      description: offer.summary,
      card: { label: category?.name ?? t('market.card'), sector: category?.sector ?? null, picture: null },
      facts: [
        offerFacts(offer, path, place),
        wayFacts(
          [
            { name: 'Metra', path: '/' },
            { name: t('market.name'), path: '/marketplace' },
            { name: offer.title, path },
          ],
          place,
        ),
      ],
    };
  },
};

const none = { views: 0, watchers: 0 };

async function offerOrNone(api: PageRequest['api'], offerId: number): Promise<Offer | null> {
  try {
    return await api.offers.read({ params: { offerId } });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/**
 * Returns offers of the same category, those of other organisations first. For an offer that no longer exists, it
 * returns the newest ones.
 */
async function similarTo(offer: Offer | null, api: PageRequest['api']): Promise<OfferData['similar']> {
  const [category] = offer?.categories ?? [];
  const { items } = await api.marketplace.offers({
    query: { pageSize: MOST_SIMILAR * 3, ...(category && { categories: [category.slug] }) },
  });
  const isOwn = ({ organisation }: Pick<Offer, 'organisation'>) => organisation.id === offer?.organisation.id;
  const others = items.filter(({ id }) => id !== offer?.id);
  return [...others.filter((each) => !isOwn(each)), ...others.filter(isOwn)]
    .slice(0, MOST_SIMILAR)
    .map(listedOffer);
}
