import { hasStatus } from '../../lib/errors/errors.ts';
import type { PageRequest, SitePage } from '../../lib/site/site-page.ts';
import { wayFacts } from '../../lib/site/structured-data.ts';
import { type MarketData, resultsOf } from './search/market-results.ts';
import {
  addressOf,
  apiQueryOf,
  EVERYTHING,
  type MarketSearch,
  marketSearchOf,
  NAMES,
  REPEATED_NAMES,
} from './search/market-search.ts';

export const marketplacePage: SitePage<MarketData> = {
  path: '/marketplace',
  search: NAMES,
  repeated: REPEATED_NAMES,
  isSearched: true,
  texts: ['market', 'offers'],
  async read({ api, search }) {
    const parsed = marketSearchOf(search);
    try {
      return await found(parsed, api);
    } catch (error) {
      // An address that cannot be read shows all offers.
      if (!hasStatus(error, 400)) throw error;
      return found(EVERYTHING, api);
    }
  },
  head: (_, t, place) => ({
    title: t('market.title'),
    description: t('market.description'),
    card: { label: t('market.card'), sector: null, picture: null },
    facts: [
      wayFacts(
        [
          { name: 'Metra', path: '/' },
          { name: t('market.name'), path: addressOf(EVERYTHING) },
        ],
        place,
      ),
    ],
  }),
};

const found = async (search: MarketSearch, api: PageRequest['api']): Promise<MarketData> => ({
  search,
  results: resultsOf(await api.marketplace.offers({ query: apiQueryOf(search) })),
});
