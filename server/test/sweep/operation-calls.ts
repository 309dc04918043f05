import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/core/operation';
import {
  accountCalls,
  authCalls,
  recordHistoryCalls,
  remindersCalls,
  secondFactorCalls,
  teamCalls,
} from './calls/account-calls.ts';
import { factorsAdminCalls, kpisAdminCalls, translationsAdminCalls } from './calls/catalogue-admin-calls.ts';
import {
  addressesCalls,
  frontendCalls,
  lookupCalls,
  measuresCalls,
  ownMeasuresCalls,
  tagsCalls,
} from './calls/catalogue-calls.ts';
import { profileCalls, resourcesCalls, storageCalls } from './calls/company-calls.ts';
import { landingPagesAdminCalls, landingPagesCalls } from './calls/content-calls.ts';
import { disclosuresCalls } from './calls/disclosure-calls.ts';
import { factorsCalls } from './calls/factor-calls.ts';
import { frozenReportsCalls } from './calls/frozen-report-calls.ts';
import {
  kpiBatchesCalls,
  kpiHistoryCalls,
  kpiImportCalls,
  kpiRecordsCalls,
  kpisCalls,
} from './calls/kpi-calls.ts';
import {
  marketplaceCalls,
  offerContactsCalls,
  offerMatchesCalls,
  offerReportsCalls,
  offersAdminCalls,
  offersCalls,
  watchListCalls,
} from './calls/offer-calls.ts';
import { communityCalls, organisationsCalls } from './calls/organisation-calls.ts';
import {
  keptResultsCalls,
  questionnaireResultsCalls,
  questionnairesCalls,
} from './calls/questionnaire-calls.ts';
import { reportExportCalls, reportsCalls } from './calls/report-calls.ts';
import { myCalls, strategiesCalls } from './calls/strategy-calls.ts';
import { promotionsCalls, subscriptionCalls } from './calls/subscription-calls.ts';
import { trackingCalls } from './calls/tracking-calls.ts';
import type { CallsOf, GroupName, OperationCall } from './operation-call.ts';

/** How to call every operation that names an object or changes something. */
const calls: { [G in GroupName]?: CallsOf<G> } = {
  auth: authCalls,
  account: accountCalls,
  recordHistory: recordHistoryCalls,
  secondFactor: secondFactorCalls,
  team: teamCalls,
  reminders: remindersCalls,
  frontend: frontendCalls,
  addresses: addressesCalls,
  storage: storageCalls,
  resources: resourcesCalls,
  profile: profileCalls,
  landingPages: landingPagesCalls,
  landingPagesAdmin: landingPagesAdminCalls,
  lookup: lookupCalls,
  kpisAdmin: kpisAdminCalls,
  factorsAdmin: factorsAdminCalls,
  translationsAdmin: translationsAdminCalls,
  organisations: organisationsCalls,
  community: communityCalls,
  offers: offersCalls,
  marketplace: marketplaceCalls,
  offerContacts: offerContactsCalls,
  offerReports: offerReportsCalls,
  offerMatches: offerMatchesCalls,
  offersAdmin: offersAdminCalls,
  watchList: watchListCalls,
  measures: measuresCalls,
  ownMeasures: ownMeasuresCalls,
  frozenReports: frozenReportsCalls,
  tags: tagsCalls,
  questionnaires: questionnairesCalls,
  keptResults: keptResultsCalls,
  questionnaireResults: questionnaireResultsCalls,
  my: myCalls,
  strategies: strategiesCalls,
  tracking: trackingCalls,
  kpis: kpisCalls,
  kpiHistory: kpiHistoryCalls,
  kpiImport: kpiImportCalls,
  kpiBatches: kpiBatchesCalls,
  kpiRecords: kpiRecordsCalls,
  factors: factorsCalls,
  reportExport: reportExportCalls,
  reports: reportsCalls,
  disclosures: disclosuresCalls,
  subscription: subscriptionCalls,
  promotions: promotionsCalls,
};

export interface CalledOperation {
  id: string;
  operation: Operation;
  call: OperationCall | undefined;
}

/** The operator's people work across organisations; everybody else stays within one. */
const staysWithinOrganisation = ({ access }: Operation) => access !== 'editor' && access !== 'admin';

/** Every operation of those who belong to one organisation. */
export const calledOperations: readonly CalledOperation[] = [...operationsOf(contract)]
  .filter(({ operation }) => staysWithinOrganisation(operation))
  .map(({ id, operation }) => ({ id, operation, call: callOf(id) }));

export function callOf(id: string): OperationCall | undefined {
  const [group = '', name = ''] = id.split('.');
  // Each call is typed where it is written; here they are all the same.
  return (calls as Record<string, Record<string, OperationCall> | undefined>)[group]?.[name];
}
