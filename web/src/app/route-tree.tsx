import { archiveRoute, reportingStartRoute } from '../features/archive/archive.routes.tsx';
import {
  confirmAccountRoute,
  confirmCredentialsRoute,
  joinRoute,
  loginRoute,
  logoutRoute,
  newPasswordRoute,
  passwordRecoveryRoute,
  registerRoute,
  resetCredentialsRoute,
} from '../features/auth/auth.routes.tsx';
import { companyDataRoute, kpiRoute, sectorRoute } from '../features/company-data/company-data.routes.tsx';
import { dashboardRoute } from '../features/dashboard/dashboard.routes.tsx';
import { eventsRoute } from '../features/events/events.routes.tsx';
import { goalRoute } from '../features/goals/goals.routes.tsx';
import { homeRoute } from '../features/home/home.routes.tsx';
import {
  categoryRoute,
  dueRoute,
  importRoute,
  recordsRoute,
  trackingRoute,
} from '../features/kpi-tracking/kpi-tracking.routes.tsx';
import { imprintRoute, privacyRoute, termsRoute } from '../features/legal/legal.routes.tsx';
import { accountRoute } from '../features/profile/profile.routes.tsx';
import { settingsRoute } from '../features/settings/settings.routes.tsx';
import { subscriptionRoute } from '../features/subscription/subscription.routes.tsx';
import { wizardRoute } from '../features/wizard/wizard.routes.tsx';
import {
  adminRoute,
  appRoute,
  mainRoute,
  profileRoute,
  publicRoute,
  rootRoute,
  strategyRoute,
  subscribedRoute,
} from '../lib/routes.ts';
import { appStartRoute } from './app-start.routes.tsx';
// Screens load their texts when they are opened, and need the list of them for that.
import '../lib/i18n/all-texts.ts';
import { galleryRoutes } from './gallery.routes.tsx';
import './guards/guards.ts';
import './layouts/layouts.ts';
import { otherRoute } from './first-page-routes.ts';
import {
  unknownInAdmin,
  unknownInLandingPages,
  unknownInMain,
  unknownInMarketplace,
  unknownInOrganisations,
  unknownInQuestionnaires,
} from './not-found.routes.tsx';
import { profileStartRoute } from './profile-start.routes.tsx';

export { prefetchForPath } from './prefetch-for-path.ts';
export { prepareDialogs } from './prepare-dialogs.ts';
export { prepareQueries } from './prepare-queries.ts';

/** The whole tree: one line per route of a feature, below the layout it is shown in. */
export const routeTree = rootRoute.addChildren([
  publicRoute.addChildren([
    homeRoute,
    imprintRoute,
    privacyRoute,
    termsRoute,
    loginRoute,
    logoutRoute,
    registerRoute,
    confirmAccountRoute,
    passwordRecoveryRoute,
    resetCredentialsRoute,
    confirmCredentialsRoute,
    joinRoute,
    newPasswordRoute,
    unknownInMarketplace,
    unknownInOrganisations,
    unknownInQuestionnaires,
    unknownInLandingPages,
  ]),
  appRoute.addChildren([
    appStartRoute,
    mainRoute.addChildren([
      profileRoute.addChildren([profileStartRoute, settingsRoute, subscriptionRoute, accountRoute]),
      eventsRoute,
      strategyRoute.addChildren([
        subscribedRoute.addChildren([
          dashboardRoute,
          goalRoute,
          companyDataRoute,
          sectorRoute,
          kpiRoute,
          trackingRoute.addChildren([dueRoute, recordsRoute, importRoute, categoryRoute]),
          reportingStartRoute,
          archiveRoute,
        ]),
      ]),
      unknownInMain,
    ]),
    wizardRoute,
  ]),
  adminRoute.addChildren([unknownInAdmin]),
  ...galleryRoutes,
  otherRoute,
]);
