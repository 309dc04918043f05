import { createRoute } from '@tanstack/react-router';
import { publicRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { legalQueries } from './legal.queries.ts';

const legalScreen = screen(['legal'], () => import('./legal-screen.tsx'), 'LegalScreen');

export const imprintRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/impressum',
  staticData: { title: 'legal.imprint' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(legalQueries.page('impressum')),
  component: legalScreen,
});

export const privacyRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/datenschutz',
  staticData: { title: 'legal.privacy' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(legalQueries.page('datenschutz')),
  component: legalScreen,
});

export const termsRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/agb',
  staticData: { title: 'legal.terms' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(legalQueries.page('agb')),
  component: legalScreen,
});
