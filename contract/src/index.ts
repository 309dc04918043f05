import { account } from './account.ts';
import { accountsAdmin } from './accounts-admin.ts';
import { addresses } from './addresses.ts';
import { adminViews } from './admin-views.ts';
import { archive } from './archive.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { invoicesAdmin } from './billing-admin.ts';
import { datev } from './datev.ts';
import { disclosures } from './disclosures.ts';
import { factors } from './factors.ts';
import { factorsAdmin } from './factors-admin.ts';
import { frontend } from './frontend.ts';
import { frozenReports } from './frozen-reports.ts';
import { goalsAdmin } from './goals-admin.ts';
import { home } from './home-content.ts';
import { kpiBatches } from './kpi-batches.ts';
import { kpiHistory } from './kpi-history.ts';
import { kpiImport } from './kpi-import.ts';
import { kpiRecords } from './kpi-records.ts';
import { kpis } from './kpis.ts';
import { kpisAdmin } from './kpis-admin.ts';
import { landingPages, landingPagesAdmin } from './landing-pages.ts';
import { lookup } from './lookup.ts';
import { offersAdmin, organisationsAdmin } from './marketplace-admin.ts';
import { measures, ownMeasures } from './measures.ts';
import { measuresAdmin } from './measures-admin.ts';
import { my } from './my.ts';
import { offerContacts } from './offer-contacts.ts';
import { offerMatches } from './offer-matches.ts';
import { offerReports } from './offer-reports.ts';
import { marketplace, offers } from './offers.ts';
import type { MemberPart, OperatorPart } from './operation.ts';
import { jobs, mails, overview, system } from './operation-admin.ts';
import { community, organisations } from './organisations.ts';
import { profile } from './profile.ts';
import { projectsAdmin } from './projects-admin.ts';
import { promotions } from './promotions.ts';
import { keptResults, questionnaires } from './questionnaires.ts';
import { questionnaireResults, questionnairesAdmin } from './questionnaires-admin.ts';
import { recordHistory } from './record-history.ts';
import { reminders } from './reminders.ts';
import { reportExport } from './report-export.ts';
import { reports } from './reports.ts';
import { resources } from './resources.ts';
import { secondFactor } from './second-factor.ts';
import { standardsAdmin } from './standards-admin.ts';
import { storage } from './storage.ts';
import { strategies } from './strategies.ts';
import { subscription } from './subscription.ts';
import { subscriptionsAdmin } from './subscriptions-admin.ts';
import { tags, tagTypes } from './tags.ts';
import { team } from './team.ts';
import { tracking } from './tracking.ts';
import { translationsAdmin } from './translations-admin.ts';
import { watchList } from './watch-list.ts';

/** The table of contents: every call of the API. */
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
