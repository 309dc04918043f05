import { createRoute } from '@tanstack/react-router';
import { mainRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';

interface EventsSearch {
  /** From 1, as people count. */
  page?: number;
  unseen?: true;
}

export const eventsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/events',
  staticData: { title: 'events.title' },
  validateSearch: ({ page, unseen }: Record<string, unknown>): EventsSearch => ({
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Number(page) }),
    ...(unseen === true && { unseen: true }),
  }),
  component: screen(['events'], () => import('./events-screen.tsx'), 'EventsScreen'),
});
