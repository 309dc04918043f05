import { createRoute, notFound } from '@tanstack/react-router';
import { queryClient } from '../../lib/query-client.ts';
import { subscribedRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { goalQueries } from './goals.queries.ts';

const ID = /^[1-9]\d{0,14}$/;

export const goalRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/dashboard/goals/$goalId',
  staticData: { title: 'common.navigation.overview' },
  params: {
    parse: ({ goalId }) => ({ goalId: ID.test(goalId) ? Number(goalId) : Number.NaN }),
    stringify: ({ goalId }) => ({ goalId: String(goalId) }),
  },
  beforeLoad({ params }) {
    if (Number.isNaN(params.goalId)) throw notFound();
  },
  async loader({ params, location }) {
    const prefetched = queryClient.prefetchQuery(goalQueries.detail(params.goalId));
    // Not waited for: the page stands at once with the room its content will take. But a measure named in the address
    // has to be there when it is looked for, which is not for long.
    if (location.hash) await prefetched;
  },
  component: screen(['goals', 'conflict', 'forms'], () => import('./goal-screen.tsx'), 'GoalScreen'),
});
