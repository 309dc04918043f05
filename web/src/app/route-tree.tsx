import { archiveRoute } from '../features/archive/archive.routes.tsx';
import {
  confirmAccountRoute,
  confirmCredentialsRoute,
  emailChangeRoute,
  joinRoute,
  loginRoute,
  logoutRoute,
  newPasswordRoute,
  objectToEmailChangeRoute,
  passwordRecoveryRoute,
  registerRoute,
  resetCredentialsRoute,
  setUpSecondFactorRoute,
  stopDigestRoute,
} from '../features/auth/auth.routes.tsx';
import {
  companyDataRoute,
  factorsRoute,
  kpiRoute,
  sectorRoute,
} from '../features/company-data/company-data.routes.tsx';
import { dashboardRoute } from '../features/dashboard/dashboard.routes.tsx';
import { eventsRoute } from '../features/events/events.routes.tsx';
import { goalRoute, targetsRoute } from '../features/goals/goals.routes.tsx';
import {
  categoryRoute,
  dueRoute,
  importRoute,
  recordsRoute,
  trackingRoute,
} from '../features/kpi-tracking/kpi-tracking.routes.tsx';
import { memberGuideRoute } from '../features/landing-page/member/guide.routes.tsx';
import {
  contactsRoute,
  offerRoute,
  offersRoute,
  organisationPageRoute,
  organisationStartRoute,
  partnersRoute,
  postsRoute,
  watchListRoute,
} from '../features/organisation/organisation.routes.tsx';
import { accountRoute, dataRoute } from '../features/profile/profile.routes.tsx';
import { savedResultsRoute } from '../features/questionnaire/member/saved-results.routes.tsx';
import { currentReportRoute, reportingStartRoute } from '../features/report/report.routes.tsx';
import { resourcesRoute } from '../features/resources/resources.routes.tsx';
import { settingsRoute } from '../features/settings/settings.routes.tsx';
import { subscriptionRoute } from '../features/subscription/subscription.routes.tsx';
import { vsmeRoute } from '../features/vsme/vsme.routes.tsx';
import { wizardRoute } from '../features/wizard/wizard.routes.tsx';
import {
  appRoute,
  entranceRoute,
  mainRoute,
  organisationRoute,
  profileRoute,
  rootRoute,
  strategyRoute,
  subscribedRoute,
} from '../lib/guards/routes.ts';
import { appStartRoute } from './app-start.routes.tsx';
import { galleryRoutes } from './gallery.routes.tsx';
import './guards/guards.ts';
import './layouts/layouts.ts';
import { unknownInMain } from './not-found.routes.tsx';
import { homeRoute, otherRoute } from './other.routes.ts';
import { profileStartRoute } from './profile-start.routes.tsx';

/** Each route is below the layout that shows it. */
export const appRoutes = [
  entranceRoute.addChildren([
    loginRoute,
    logoutRoute,
    registerRoute,
    confirmAccountRoute,
    passwordRecoveryRoute,
    resetCredentialsRoute,
    confirmCredentialsRoute,
    joinRoute,
    stopDigestRoute,
    emailChangeRoute,
    objectToEmailChangeRoute,
    newPasswordRoute,
    setUpSecondFactorRoute,
  ]),
  appRoute.addChildren([
    appStartRoute,
    mainRoute.addChildren([
      profileRoute.addChildren([
        profileStartRoute,
        settingsRoute,
        subscriptionRoute,
        accountRoute,
        dataRoute,
        savedResultsRoute,
      ]),
      organisationRoute.addChildren([
        organisationStartRoute,
        organisationPageRoute,
        offersRoute,
        offerRoute,
        contactsRoute,
        postsRoute,
        partnersRoute,
        resourcesRoute,
        watchListRoute,
      ]),
      eventsRoute,
      memberGuideRoute,
      reportingStartRoute,
      currentReportRoute,
      vsmeRoute,
      strategyRoute.addChildren([
        subscribedRoute.addChildren([
          dashboardRoute,
          targetsRoute,
          goalRoute,
          companyDataRoute,
          factorsRoute,
          sectorRoute,
          kpiRoute,
          trackingRoute.addChildren([dueRoute, recordsRoute, importRoute, categoryRoute]),
          archiveRoute,
        ]),
      ]),
      unknownInMain,
    ]),
    wizardRoute,
  ]),
  ...galleryRoutes,
  homeRoute,
  otherRoute,
] as const;

export const routeTree = rootRoute.addChildren(appRoutes);
