import { createRoute } from '@tanstack/react-router';
import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { profileRoute } from '../../lib/guards/routes.ts';
import { subscriptionQueries } from './subscription.queries.ts';

interface SubscriptionSearch {
  promotionCode?: string;
}

export const subscriptionRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/abo',
  validateSearch: ({ promotionCode }: Record<string, unknown>): SubscriptionSearch => ({
    // A code that looks like a number arrives as one.
    ...(['string', 'number'].includes(typeof promotionCode) && {
      promotionCode: String(promotionCode).slice(0, 60),
    }),
  }),
  ...appScreen({
    title: 'common.navigation.subscription',
    area: 'profile',
    texts: ['subscription', 'company', 'conflict', 'forms', 'api'],
    needs: () => [
      subscriptionStateQueries.current(),
      subscriptionQueries.billing(),
      subscriptionQueries.invoices(0),
    ],
    load: () => import('./subscription-screen.tsx'),
    name: 'SubscriptionScreen',
  }),
});
