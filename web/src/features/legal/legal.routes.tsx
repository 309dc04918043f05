import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../lib/query-client.ts';
import { publicRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { legalQueries } from './legal.queries.ts';

/** The text is there when the page opens, so that a link to one of its sections finds it; a failure is the screen's to tell. */
const fetchPage = (slug: Parameters<typeof legalQueries.page>[0]) => () =>
  queryClient.prefetchQuery(legalQueries.page(slug));

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
