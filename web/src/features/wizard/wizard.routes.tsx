import { createRoute, redirect } from '@tanstack/react-router';
import type { Namespace } from '../../lib/i18n/translation-key.ts';
import { appRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { stepPaths } from './step-paths.ts';
import { enterFirstMeasures, enterMeasuresOf, enterStep, enterWizard } from './wizard-guards.ts';

const texts: readonly Namespace[] = ['metra-lite', 'company', 'forms', 'api'];

/** All screens come together: whoever loses the connection in the middle can still go on. */
const screens = () => import('./wizard-screens.ts');

/** The guided start: no header, no footer. */
const frameRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/wizard',
  staticData: { userRoles: ['USER'], title: 'metra-lite.wizard.title' },
  beforeLoad: async (entry) => ({ wizard: await enterWizard(entry) }),
  component: screen(texts, screens, 'WizardLayout'),
  errorComponent: screen(texts, screens, 'WizardError'),
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
  staticData: { title: 'metra-lite.wizard.step.hello' },
  component: screen(texts, screens, 'WelcomeScreen'),
});

const motivationRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/motivation',
  staticData: { title: 'metra-lite.wizard.step.motivation' },
  beforeLoad: enterStep('motivation'),
  component: screen(texts, screens, 'MotivationScreen'),
});

const goalsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/goals',
  staticData: { title: 'metra-lite.wizard.step.goals' },
  beforeLoad: enterStep('goals'),
  component: screen(texts, screens, 'GoalsScreen'),
});

const measuresRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/measures',
  beforeLoad: enterFirstMeasures,
});

const measuresOfSectorRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/measures/$type',
  staticData: { title: 'metra-lite.wizard.step.measures' },
  beforeLoad: ({ params, ...entry }) => enterMeasuresOf(params.type, entry),
  component: screen(texts, screens, 'MeasuresScreen'),
});

const companyProfileRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/company-profile',
  staticData: { title: 'metra-lite.wizard.step.companyInfos' },
  beforeLoad: enterStep('companyInfos'),
  component: screen(texts, screens, 'CompanyScreen'),
});

const summaryRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/summary',
  staticData: { title: 'metra-lite.wizard.step.summary' },
  beforeLoad: enterStep('summary'),
  component: screen(texts, screens, 'SummaryScreen'),
});

/** Any other address within leads to the start of the wizard. */
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
