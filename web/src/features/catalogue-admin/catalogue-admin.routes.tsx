import { createRoute, notFound } from '@tanstack/react-router';
import { adminViewQueries } from '../../domain/administration/admin-views.queries.ts';
import { adminRoute } from '../../lib/guards/admin-routes.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { pageSearch } from '../../lib/paged-list/page-search.ts';
import { catalogueAdminQueries } from './catalogue-admin.queries.ts';
import {
  type FactorSearch,
  factorList,
  type GoalSearch,
  goalList,
  type KpiSearch,
  kpiList,
  type MeasureSearch,
  measureList,
  type ProjectSearch,
  projectList,
} from './catalogue-lists.ts';

const ID = /^[1-9]\d{0,14}$/;

const byId = {
  params: {
    parse({ id }: { id: string }) {
      if (!ID.test(id)) throw notFound();
      return { id: Number(id) };
    },
    stringify: ({ id }: { id: number }) => ({ id: String(id) }),
  },
};

const screen = {
  area: 'admin',
  texts: ['catalogue-admin', 'administration', 'conflict', 'forms', 'api'],
} as const;

export const adminGoalsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/goals',
  validateSearch: (search: Record<string, unknown>): GoalSearch => goalList.validate(search),
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.goals.title',
    needs: (_params, search: GoalSearch) => [
      catalogueAdminQueries.goals(goalList.query(search)),
      adminViewQueries.of(goalList.name),
    ],
    load: () => import('./goals/goals-screen.tsx'),
    name: 'GoalsScreen',
  }),
});

export const adminGoalRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/goals/$id',
  ...byId,
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.goals.title',
    needs: ({ id }: { id: number }) => [catalogueAdminQueries.goal(id)],
    load: () => import('./goals/goal-screen.tsx'),
    name: 'GoalScreen',
  }),
});

export const adminMeasuresRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/measures',
  validateSearch: (search: Record<string, unknown>): MeasureSearch => measureList.validate(search),
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.measures.title',
    needs: (_params, search: MeasureSearch) => [
      catalogueAdminQueries.measures(measureList.query(search)),
      adminViewQueries.of(measureList.name),
    ],
    load: () => import('./measures/measures-screen.tsx'),
    name: 'MeasuresScreen',
  }),
});

export const adminMeasureRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/measures/$id',
  ...byId,
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.measures.title',
    needs: ({ id }: { id: number }) => [catalogueAdminQueries.measure(id)],
    load: () => import('./measures/measure-screen.tsx'),
    name: 'MeasureScreen',
  }),
});

export const adminKpisRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/kpis',
  validateSearch: (search: Record<string, unknown>): KpiSearch => kpiList.validate(search),
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.kpis.title',
    needs: (_params, search: KpiSearch) => [
      catalogueAdminQueries.kpis(kpiList.query(search)),
      adminViewQueries.of(kpiList.name),
    ],
    load: () => import('./kpis/kpis-screen.tsx'),
    name: 'KpisScreen',
  }),
});

export const adminKpiRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/kpis/$id',
  ...byId,
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.kpis.title',
    needs: ({ id }: { id: number }) => [catalogueAdminQueries.kpi(id)],
    load: () => import('./kpis/kpi-screen.tsx'),
    name: 'KpiScreen',
  }),
});

export const adminFactorsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/factors',
  validateSearch: (search: Record<string, unknown>): FactorSearch => factorList.validate(search),
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.factors.title',
    needs: (_params, search: FactorSearch) => [
      catalogueAdminQueries.factors(factorList.query(search)),
      adminViewQueries.of(factorList.name),
    ],
    load: () => import('./factors/factors-screen.tsx'),
    name: 'FactorsScreen',
  }),
});

export const adminFactorRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/factors/$id',
  ...byId,
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.factors.title',
    needs: ({ id }: { id: number }) => [catalogueAdminQueries.factor(id)],
    load: () => import('./factors/factor-screen.tsx'),
    name: 'FactorScreen',
  }),
});

export const adminProjectsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/projects',
  validateSearch: (search: Record<string, unknown>): ProjectSearch => projectList.validate(search),
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.projects.title',
    needs: (_params, search: ProjectSearch) => [
      catalogueAdminQueries.projects(projectList.query(search)),
      adminViewQueries.of(projectList.name),
    ],
    load: () => import('./projects/projects-screen.tsx'),
    name: 'ProjectsScreen',
  }),
});

export const adminProjectRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/projects/$id',
  ...byId,
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.projects.title',
    needs: ({ id }: { id: number }) => [catalogueAdminQueries.project(id)],
    load: () => import('./projects/project-screen.tsx'),
    name: 'ProjectScreen',
  }),
});

export const translationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/translations',
  validateSearch: pageSearch,
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.translations.title',
    needs: () => [catalogueAdminQueries.translations()],
    load: () => import('./translations/translations-screen.tsx'),
    name: 'TranslationsScreen',
  }),
});

export const adminStandardsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/standards',
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.standards.title',
    needs: () => [catalogueAdminQueries.standards()],
    load: () => import('./standards/standards-screen.tsx'),
    name: 'StandardsScreen',
  }),
});

const VERSION = /^[a-z0-9-]{1,80}$/;

export const adminStandardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/standards/$version',
  params: {
    parse({ version }: { version: string }) {
      if (!VERSION.test(version)) throw notFound();
      return { version };
    },
    stringify: ({ version }: { version: string }) => ({ version }),
  },
  ...appScreen({
    ...screen,
    title: 'catalogue-admin.standards.title',
    needs: ({ version }: { version: string }) => [catalogueAdminQueries.standard(version)],
    load: () => import('./standards/standard-screen.tsx'),
    name: 'StandardScreen',
  }),
});
