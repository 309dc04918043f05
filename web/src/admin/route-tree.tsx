import { administrationRoute } from '../features/administration/administration.routes.tsx';
import {
  adminFactorRoute,
  adminFactorsRoute,
  adminGoalRoute,
  adminGoalsRoute,
  adminKpiRoute,
  adminKpisRoute,
  adminMeasureRoute,
  adminMeasuresRoute,
  adminProjectRoute,
  adminProjectsRoute,
  translationsRoute,
} from '../features/catalogue-admin/catalogue-admin.routes.tsx';
import {
  homeContentRoute,
  landingPageRoute,
  landingPagesRoute,
} from '../features/content/content.routes.tsx';
import {
  adminOfferRoute,
  adminOffersRoute,
  adminOrganisationsRoute,
  tagsRoute,
  tagTypesRoute,
} from '../features/marketplace-admin/marketplace-admin.routes.tsx';
import {
  questionnaireResultsRoute,
  questionnaireSettingsRoute,
  questionnairesRoute,
  questionsRoute,
} from '../features/questionnaire-admin/questionnaire-admin.routes.tsx';
import { adminRootRoute, adminRoute } from '../lib/admin-routes.ts';
import './admin-needs.ts';
import { outsideRoute, unknownInAdmin } from './other.routes.ts';

/** All of administration: one line per route of a feature. */
export const adminRoutes = [
  adminRoute.addChildren([
    administrationRoute,
    landingPagesRoute,
    landingPageRoute,
    homeContentRoute,
    questionnairesRoute,
    questionsRoute,
    questionnaireResultsRoute,
    questionnaireSettingsRoute,
    adminOrganisationsRoute,
    adminOffersRoute,
    adminOfferRoute,
    tagTypesRoute,
    tagsRoute,
    adminGoalsRoute,
    adminGoalRoute,
    adminMeasuresRoute,
    adminMeasureRoute,
    adminKpisRoute,
    adminKpiRoute,
    adminFactorsRoute,
    adminFactorRoute,
    adminProjectsRoute,
    adminProjectRoute,
    translationsRoute,
    unknownInAdmin,
  ]),
  outsideRoute,
] as const;

export const routeTree = adminRootRoute.addChildren(adminRoutes);
