import { createRoute } from '@tanstack/react-router';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { mainRoute } from '../../lib/guards/routes.ts';
import { type PageSearch, pageSearch } from '../../lib/paged-list/page-search.ts';
import { vsmeQueries } from './vsme.queries.ts';

export interface VsmeSearch extends PageSearch {
  year?: number;
}

/** Reading stays open to members without a strategy and after a subscription has ended. */
export const vsmeRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/reporting/vsme',
  validateSearch: ({ year, ...raw }: Record<string, unknown>): VsmeSearch => ({
    ...pageSearch(raw),
    ...(Number.isInteger(Number(year)) &&
      Number(year) >= 1990 &&
      Number(year) <= 2100 && { year: Number(year) }),
  }),
  ...appScreen({
    title: 'common.navigation.reporting',
    area: 'reporting',
    texts: ['reporting', 'conflict', 'forms', 'api'],
    needs: (_params, { year }: VsmeSearch) => [
      vsmeQueries.years(),
      ...(year === undefined ? [] : [vsmeQueries.ofYear(year)]),
    ],
    load: () => import('./vsme-screen.tsx'),
    name: 'VsmeScreen',
  }),
});
