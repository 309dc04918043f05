import { createRoute, redirect } from '@tanstack/react-router';
import { addressQueries } from '../../domain/company/address.queries.ts';
import { ownMeasureQueries } from '../../domain/tracking/own-measures.ts';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { storedValueQuery } from '../../lib/autosave/stored-value-calls.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { appRoute } from '../../lib/guards/routes.ts';
import { screen } from '../../lib/guards/screen.ts';
import { stepPaths } from './step-paths.ts';
import { enterFirstMeasures, enterMeasuresOf, enterStep, enterWizard } from './wizard-guards.ts';
import { isWizardOpen, storedNames } from './wizard-opening.ts';

const wizard = {
  area: 'wizard',
  texts: ['metra-lite', 'company', 'forms', 'api'],
  /** All screens come together: whoever loses the connection in the middle can still go on. */
  load: () => import('./wizard-screens.ts'),
} as const;

/** The guided start: no header, no footer. */
const frameRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/wizard',
  beforeLoad: async (entry) => ({ wizard: await enterWizard(entry) }),
  ...appScreen({
    ...wizard,
    userRoles: ['USER'],
    title: 'metra-lite.wizard.title',
    needs: () => [
      strategyQueries.active(),
      ...(isWizardOpen()
        ? []
        : [ownMeasureQueries.all(), ...Object.values(storedNames).map(storedValueQuery)]),
    ],
    name: 'WizardLayout',
  }),
  errorComponent: screen(wizard.texts, wizard.load, 'WizardError'),
});

const startRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: stepPaths.hello, replace: true });
  },
});

const welcomeRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/welcome',
  ...appScreen({ ...wizard, title: 'metra-lite.wizard.step.hello', name: 'WelcomeScreen' }),
});

const motivationRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/motivation',
  beforeLoad: enterStep('motivation'),
  ...appScreen({ ...wizard, title: 'metra-lite.wizard.step.motivation', name: 'MotivationScreen' }),
});

const goalsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/goals',
  beforeLoad: enterStep('goals'),
  ...appScreen({ ...wizard, title: 'metra-lite.wizard.step.goals', name: 'GoalsScreen' }),
});

const measuresRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/measures',
  beforeLoad: enterFirstMeasures,
});

const measuresOfSectorRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/measures/$type',
  beforeLoad: ({ params, ...entry }) => enterMeasuresOf(params.type, entry),
  ...appScreen({ ...wizard, title: 'metra-lite.wizard.step.measures', name: 'MeasuresScreen' }),
});

const companyProfileRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/company-profile',
  beforeLoad: enterStep('companyInfos'),
  ...appScreen({
    ...wizard,
    title: 'metra-lite.wizard.step.companyInfos',
    needs: () => [addressQueries.countries()],
    name: 'CompanyScreen',
  }),
});

const summaryRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/summary',
  beforeLoad: enterStep('summary'),
  ...appScreen({ ...wizard, title: 'metra-lite.wizard.step.summary', name: 'SummaryScreen' }),
});

const otherStepRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$',
  beforeLoad: () => {
    throw redirect({ to: stepPaths.hello, replace: true });
  },
});

export const wizardRoute = frameRoute.addChildren([
  startRoute,
  welcomeRoute,
  motivationRoute,
  goalsRoute,
  measuresRoute,
  measuresOfSectorRoute,
  companyProfileRoute,
  summaryRoute,
  otherStepRoute,
]);
