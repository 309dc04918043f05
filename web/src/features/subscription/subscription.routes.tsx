import { createRoute } from '@tanstack/react-router';
import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { profileRoute } from '../../lib/guards/routes.ts';
import { type PageSearch, pageSearch } from '../../lib/paged-list/page-search.ts';
import { subscriptionQueries } from './subscription.queries.ts';

interface SubscriptionSearch extends PageSearch {
  promotionCode?: string;
}

export const subscriptionRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/abo',
  validateSearch: ({ promotionCode, page }: Record<string, unknown>): SubscriptionSearch => ({
    ...pageSearch({ page }),
    ...(['string', 'number'].includes(typeof promotionCode) && {
      promotionCode: String(promotionCode).slice(0, 60),
    }),
  }),
  ...appScreen({
    title: 'common.navigation.subscription',
    area: 'profile',
    texts: ['subscription', 'company', 'conflict', 'forms', 'api'],
    needs: (_params, { page = 1 }: SubscriptionSearch) => [
      subscriptionStateQueries.current(),
      subscriptionQueries.billing(),
      subscriptionQueries.invoices(page),
    ],
    load: () => import('./subscription-screen.tsx'),
    name: 'SubscriptionScreen',
  }),
});
