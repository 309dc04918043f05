import type { MemberPart, OperatorPart } from './core/operation.ts';
import { account } from './operations/account.ts';
import { accountsAdmin } from './operations/accounts-admin.ts';
import { addresses } from './operations/addresses.ts';
import { adminViews } from './operations/admin-views.ts';
import { archive } from './operations/archive.ts';
import { audit } from './operations/audit.ts';
import { auth } from './operations/auth.ts';
import { invoicesAdmin } from './operations/billing-admin.ts';
import { datev } from './operations/datev.ts';
import { disclosures } from './operations/disclosures.ts';
import { factors } from './operations/factors.ts';
import { factorsAdmin } from './operations/factors-admin.ts';
import { frontend } from './operations/frontend.ts';
import { frozenReports } from './operations/frozen-reports.ts';
import { goalsAdmin } from './operations/goals-admin.ts';
import { home } from './operations/home-content.ts';
import { kpiBatches } from './operations/kpi-batches.ts';
import { kpiHistory } from './operations/kpi-history.ts';
import { kpiImport } from './operations/kpi-import.ts';
import { kpiRecords } from './operations/kpi-records.ts';
import { kpis } from './operations/kpis.ts';
import { kpisAdmin } from './operations/kpis-admin.ts';
import { landingPages, landingPagesAdmin } from './operations/landing-pages.ts';
import { lookup } from './operations/lookup.ts';
import { offersAdmin, organisationsAdmin } from './operations/marketplace-admin.ts';
import { measures, ownMeasures } from './operations/measures.ts';
import { measuresAdmin } from './operations/measures-admin.ts';
import { my } from './operations/my.ts';
import { offerContacts } from './operations/offer-contacts.ts';
import { offerMatches } from './operations/offer-matches.ts';
import { offerReports } from './operations/offer-reports.ts';
import { marketplace, offers } from './operations/offers.ts';
import { jobs, mails, overview, system } from './operations/operation-admin.ts';
import { community, organisations } from './operations/organisations.ts';
import { profile } from './operations/profile.ts';
import { projectsAdmin } from './operations/projects-admin.ts';
import { promotions } from './operations/promotions.ts';
import { keptResults, questionnaires } from './operations/questionnaires.ts';
import { questionnaireResults, questionnairesAdmin } from './operations/questionnaires-admin.ts';
import { recordHistory } from './operations/record-history.ts';
import { reminders } from './operations/reminders.ts';
import { reportExport } from './operations/report-export.ts';
import { reports } from './operations/reports.ts';
import { resources } from './operations/resources.ts';
import { secondFactor } from './operations/second-factor.ts';
import { standardsAdmin } from './operations/standards-admin.ts';
import { storage } from './operations/storage.ts';
import { strategies } from './operations/strategies.ts';
import { subscription } from './operations/subscription.ts';
import { subscriptionsAdmin } from './operations/subscriptions-admin.ts';
import { tags, tagTypes } from './operations/tags.ts';
import { team } from './operations/team.ts';
import { tracking } from './operations/tracking.ts';
import { translationsAdmin } from './operations/translations-admin.ts';
import { watchList } from './operations/watch-list.ts';

/** The contract contains every operation of the API. */
export const contract = {
  auth,
  account,
  secondFactor,
  accountsAdmin,
  recordHistory,
  adminViews,
  team,
  reminders,
  frontend,
  home,
  landingPages,
  landingPagesAdmin,
  storage,
  resources,
  profile,
  addresses,
  lookup,
  organisations,
  community,
  offers,
  marketplace,
  offerContacts,
  offerReports,
  offerMatches,
  offersAdmin,
  organisationsAdmin,
  watchList,
  measures,
  ownMeasures,
  tags,
  tagTypes,
  my,
  strategies,
  tracking,
  kpis,
  kpiRecords,
  kpiHistory,
  kpiImport,
  kpiBatches,
  factors,
  frozenReports,
  archive,
  reportExport,
  reports,
  disclosures,
  standardsAdmin,
  subscription,
  subscriptionsAdmin,
  invoicesAdmin,
  promotions,
  datev,
  questionnaires,
  keptResults,
  questionnairesAdmin,
  questionnaireResults,
  goalsAdmin,
  measuresAdmin,
  kpisAdmin,
  factorsAdmin,
  projectsAdmin,
  translationsAdmin,
  overview,
  audit,
  jobs,
  mails,
  system,
};

export type MetraContract = typeof contract;
export type MembersContract = MemberPart<MetraContract>;
export type OperatorsContract = OperatorPart<MetraContract>;
