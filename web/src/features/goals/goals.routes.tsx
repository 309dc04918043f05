import { createRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../lib/api/query-client.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { subscribedRoute } from '../../lib/guards/routes.ts';
import { goalQueries } from './goals.queries.ts';

/** Right after the wizard, and from the overview as long as a goal has no target. */
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
    // A measure named in the address has to be there when it is looked for, which is not for long.
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
