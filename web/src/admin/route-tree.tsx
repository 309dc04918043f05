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
  auditRoute,
  jobsRoute,
  mailsRoute,
  missedSearchesRoute,
  overviewRoute,
  systemRoute,
} from '../features/operation/operation.routes.tsx';
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
    overviewRoute,
    auditRoute,
    jobsRoute,
    mailsRoute,
    missedSearchesRoute,
    systemRoute,
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
