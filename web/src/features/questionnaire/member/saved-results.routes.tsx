import { createRoute } from '@tanstack/react-router';
import { savedResultQueries } from '../../../domain/questionnaires/saved-result.queries.ts';
import { appScreen } from '../../../lib/guards/app-screen.ts';
import { profileRoute } from '../../../lib/guards/routes.ts';

export const savedResultsRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/questionnaire-results',
  ...appScreen({
    title: 'questionnaires.results.title',
    area: 'results',
    texts: ['questionnaires'],
    needs: () => [savedResultQueries.list()],
    load: () => import('./saved-results-screen.tsx'),
    name: 'SavedResultsScreen',
  }),
});
