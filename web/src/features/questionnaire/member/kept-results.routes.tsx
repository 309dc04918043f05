import { createRoute } from '@tanstack/react-router';
import { keptResultQueries } from '../../../domain/questionnaires/kept-result.queries.ts';
import { appScreen } from '../../../lib/guards/app-screen.ts';
import { profileRoute } from '../../../lib/guards/routes.ts';

export const keptResultsRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/questionnaire-results',
  ...appScreen({
    title: 'questionnaires.results.title',
    area: 'results',
    texts: ['questionnaires'],
    needs: () => [keptResultQueries.list()],
    load: () => import('./kept-results-screen.tsx'),
    name: 'KeptResultsScreen',
  }),
});
