import { createRoute } from '@tanstack/react-router';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { mainRoute } from '../../lib/guards/routes.ts';
import { eventQueries } from './events.queries.ts';

interface EventsSearch {
  /** From 1, as people count. */
  page?: number;
  unseen?: true;
}

export const eventsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/events',
  validateSearch: ({ page, unseen }: Record<string, unknown>): EventsSearch => ({
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Number(page) }),
    ...(unseen === true && { unseen: true }),
  }),
  ...appScreen({
    title: 'events.title',
    area: 'goals',
    texts: ['events'],
    needs: (_params, { page = 1, unseen }: EventsSearch) => [eventQueries.page(page - 1, unseen === true)],
    load: () => import('./events-screen.tsx'),
    name: 'EventsScreen',
  }),
});
