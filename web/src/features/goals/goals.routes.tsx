import { createRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../lib/api/query-client.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { subscribedRoute } from '../../lib/guards/routes.ts';
import { goalQueries } from './goals.queries.ts';

/** The page follows the wizard. The overview links to it as long as a goal has no target. */
export const targetsRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/dashboard/targets',
  ...appScreen({
    title: 'common.navigation.overview',
    area: 'goals',
    texts: ['goals', 'conflict', 'forms'],
    needs: () => [goalQueries.active()],
    load: () => import('./targets/targets-screen.tsx'),
    name: 'TargetsScreen',
  }),
});

const ID = /^[1-9]\d{0,14}$/;

export const goalRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/dashboard/goals/$goalId',
  params: {
    parse({ goalId }) {
      if (!ID.test(goalId)) throw notFound();
      return { goalId: Number(goalId) };
    },
    stringify: ({ goalId }) => ({ goalId: String(goalId) }),
  },
  async loader({ params, location }) {
    // The router looks only briefly for the measure in the address, so the goal is loaded before.
    if (location.hash) await queryClient.prefetchQuery(goalQueries.detail(params.goalId));
  },
  ...appScreen({
    title: 'common.navigation.overview',
    area: 'goals',
    texts: ['goals', 'conflict', 'forms'],
    needs: ({ goalId }: { goalId: number }) => [
      goalQueries.detail(goalId),
      goalQueries.history(goalId),
      goalQueries.changes(goalId),
    ],
    load: () => import('./goal-screen.tsx'),
    name: 'GoalScreen',
  }),
});
