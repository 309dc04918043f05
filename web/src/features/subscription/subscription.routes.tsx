import { createRoute } from '@tanstack/react-router';
import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { profileRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { subscriptionQueries } from './subscription.queries.ts';

interface SubscriptionSearch {
  promotionCode?: string;
}

export const subscriptionRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/abo',
  staticData: { title: 'common.navigation.subscription' },
  validateSearch: ({ promotionCode }: Record<string, unknown>): SubscriptionSearch => ({
    // A code that looks like a number arrives as one.
    ...(['string', 'number'].includes(typeof promotionCode) && {
      promotionCode: String(promotionCode).slice(0, 60),
    }),
  }),
  loader: () => {
    void queryClient.prefetchQuery(subscriptionStateQueries.current());
    void queryClient.prefetchQuery(subscriptionQueries.billing());
    void queryClient.prefetchQuery(subscriptionQueries.invoices(0));
  },
  component: screen(
    ['subscription', 'company', 'conflict', 'forms', 'api'],
    () => import('./subscription-screen.tsx'),
    'SubscriptionScreen',
  ),
});
