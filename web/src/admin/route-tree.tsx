import {
  adminAccountHistoryRoute,
  adminAccountRoute,
  adminAccountSessionsRoute,
  adminAccountsRoute,
} from '../features/accounts-admin/accounts-admin.routes.tsx';
import {
  adminSubscriptionRoute,
  invoiceRoute,
  invoicesRoute,
  promotionRoute,
  promotionsRoute,
  subscriptionsRoute,
} from '../features/billing-admin/billing-admin.routes.tsx';
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
  adminStandardRoute,
  adminStandardsRoute,
  translationsRoute,
} from '../features/catalogue-admin/catalogue-admin.routes.tsx';
import {
  homeContentRoute,
  landingPageRoute,
  landingPagesRoute,
  legalPagesRoute,
} from '../features/content/content.routes.tsx';
import {
  adminOfferRoute,
  adminOffersRoute,
  adminOrganisationRoute,
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
  questionnaireStatisticsRoute,
  questionnairesRoute,
  questionsRoute,
} from '../features/questionnaire-admin/questionnaire-admin.routes.tsx';
import { adminRootRoute, adminRoute } from '../lib/guards/admin-routes.ts';
import { guardAdminPages } from './guard-pages.ts';
import { outsideRoute, unknownInAdmin } from './other.routes.ts';

export const adminRoutes = [
  adminRoute.addChildren([
    overviewRoute,
    auditRoute,
    jobsRoute,
    mailsRoute,
    missedSearchesRoute,
    systemRoute,
    adminAccountsRoute,
    adminAccountRoute,
    adminAccountSessionsRoute,
    adminAccountHistoryRoute,
    landingPagesRoute,
    landingPageRoute,
    legalPagesRoute,
    homeContentRoute,
    questionnairesRoute,
    questionsRoute,
    questionnaireResultsRoute,
    questionnaireStatisticsRoute,
    questionnaireSettingsRoute,
    adminOrganisationsRoute,
    adminOrganisationRoute,
    adminOffersRoute,
    adminOfferRoute,
    tagTypesRoute,
    tagsRoute,
    subscriptionsRoute,
    adminSubscriptionRoute,
    invoicesRoute,
    invoiceRoute,
    promotionsRoute,
    promotionRoute,
    adminGoalsRoute,
    adminGoalRoute,
    adminMeasuresRoute,
    adminMeasureRoute,
    adminKpisRoute,
    adminKpiRoute,
    adminFactorsRoute,
    adminFactorRoute,
    adminStandardsRoute,
    adminStandardRoute,
    adminProjectsRoute,
    adminProjectRoute,
    translationsRoute,
    unknownInAdmin,
  ]),
  outsideRoute,
] as const;

export const routeTree = adminRootRoute.addChildren(adminRoutes);

const [area] = adminRoutes;
guardAdminPages(Object.values(area.children ?? {}));
