import { administrationRoute } from '../features/administration/administration.routes.tsx';
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
    unknownInAdmin,
  ]),
  outsideRoute,
] as const;

export const routeTree = adminRootRoute.addChildren(adminRoutes);
