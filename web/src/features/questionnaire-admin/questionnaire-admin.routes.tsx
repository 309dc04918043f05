import { createRoute, notFound } from '@tanstack/react-router';
import { adminViewQueries } from '../../domain/administration/admin-views.queries.ts';
import { adminRoute } from '../../lib/guards/admin-routes.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import type { Namespace } from '../../lib/i18n/translation-key.ts';
import { type QuestionnairesSearch, questionnaireList } from './list/questionnaire-list.ts';
import { questionnaireQueries } from './questionnaire-admin.queries.ts';
import { type ResultsSearch, resultList } from './results/result-list.ts';
import { type QuestionSearch, questionSearch } from './searches.ts';

const texts = ['questionnaire-admin', 'content', 'conflict', 'forms', 'api'] as const satisfies Namespace[];

export const questionnairesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/questionnaires',
  validateSearch: (search: Record<string, unknown>): QuestionnairesSearch =>
    questionnaireList.validate(search),
  ...appScreen({
    title: 'questionnaire-admin.title',
    area: 'admin',
    texts,
    needs: (_params, search: QuestionnairesSearch) => [
      questionnaireQueries.list(questionnaireList.query(search)),
      adminViewQueries.of(questionnaireList.name),
    ],
    load: () => import('./list/questionnaires-screen.tsx'),
    name: 'QuestionnairesScreen',
  }),
});

const ID = /^[1-9]\d{0,14}$/;

interface OfQuestionnaire {
  questionnaireId: number;
}

const params = {
  parse({ questionnaireId }: { questionnaireId: string }): OfQuestionnaire {
    if (!ID.test(questionnaireId)) throw notFound();
    return { questionnaireId: Number(questionnaireId) };
  },
  stringify: ({ questionnaireId }: OfQuestionnaire) => ({ questionnaireId: String(questionnaireId) }),
};

export const questionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/questionnaires/$questionnaireId',
  params,
  validateSearch: (search: Record<string, unknown>): QuestionSearch => questionSearch(search),
  ...appScreen({
    title: 'questionnaire-admin.questions.title',
    area: 'admin',
    texts,
    needs: ({ questionnaireId }: OfQuestionnaire) => [questionnaireQueries.one(questionnaireId)],
    load: () => import('./questions/questions-screen.tsx'),
    name: 'QuestionsScreen',
  }),
});

export const questionnaireResultsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/questionnaires/$questionnaireId/results',
  params,
  validateSearch: (search: Record<string, unknown>): ResultsSearch => resultList.validate(search),
  ...appScreen({
    title: 'questionnaire-admin.results.title',
    area: 'admin',
    texts,
    needs: ({ questionnaireId }: OfQuestionnaire, search: ResultsSearch) => [
      questionnaireQueries.one(questionnaireId),
      questionnaireQueries.results(questionnaireId, resultList.query(search)),
      adminViewQueries.of(resultList.name),
    ],
    load: () => import('./results/results-screen.tsx'),
    name: 'ResultsScreen',
  }),
});

export const questionnaireStatisticsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/questionnaires/$questionnaireId/statistics',
  params,
  ...appScreen({
    title: 'questionnaire-admin.statistics.title',
    area: 'admin',
    texts,
    needs: ({ questionnaireId }: OfQuestionnaire) => [
      questionnaireQueries.one(questionnaireId),
      questionnaireQueries.statistics(questionnaireId),
    ],
    load: () => import('./statistics/statistics-screen.tsx'),
    name: 'StatisticsScreen',
  }),
});

export const questionnaireSettingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/questionnaires/$questionnaireId/settings',
  params,
  ...appScreen({
    title: 'questionnaire-admin.settings.title',
    area: 'admin',
    texts,
    needs: ({ questionnaireId }: OfQuestionnaire) => [questionnaireQueries.one(questionnaireId)],
    load: () => import('./settings/settings-screen.tsx'),
    name: 'SettingsScreen',
  }),
});
