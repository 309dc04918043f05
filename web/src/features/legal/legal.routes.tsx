import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../lib/query-client.ts';
import { publicRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { legalQueries } from './legal.queries.ts';

/** Fetches the text beside the screen; when it fails the screen says so. */
const fetchPage = (slug: Parameters<typeof legalQueries.page>[0]) => () =>
  void queryClient.prefetchQuery(legalQueries.page(slug));

export const imprintRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/impressum',
  staticData: { title: 'legal.imprint' },
  loader: fetchPage('impressum'),
  component: screen(['legal'], () => import('./legal-screens.tsx'), 'ImprintScreen'),
});

export const privacyRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/datenschutz',
  staticData: { title: 'legal.privacy' },
  loader: fetchPage('datenschutz'),
  component: screen(['legal'], () => import('./legal-screens.tsx'), 'PrivacyScreen'),
});

export const termsRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/agb',
  staticData: { title: 'legal.terms' },
  loader: fetchPage('agb'),
  component: screen(['legal'], () => import('./legal-screens.tsx'), 'TermsScreen'),
});
