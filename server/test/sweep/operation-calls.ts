import { contract } from '@metra/contract';
import { type Operation, operationsOf } from '@metra/contract/core/operation';
import * as accountCalls from './calls/account-calls.ts';
import * as catalogueAdminCalls from './calls/catalogue-admin-calls.ts';
import * as catalogueCalls from './calls/catalogue-calls.ts';
import * as companyCalls from './calls/company-calls.ts';
import * as contentCalls from './calls/content-calls.ts';
import * as disclosureCalls from './calls/disclosure-calls.ts';
import * as factorCalls from './calls/factor-calls.ts';
import * as frozenReportCalls from './calls/frozen-report-calls.ts';
import * as kpiCalls from './calls/kpi-calls.ts';
import * as offerCalls from './calls/offer-calls.ts';
import * as organisationCalls from './calls/organisation-calls.ts';
import * as questionnaireCalls from './calls/questionnaire-calls.ts';
import * as reportCalls from './calls/report-calls.ts';
import * as strategyCalls from './calls/strategy-calls.ts';
import * as subscriptionCalls from './calls/subscription-calls.ts';
import * as trackingCalls from './calls/tracking-calls.ts';
import type { CallsOf, GroupName, OperationCall } from './operation-call.ts';

/**
 * How to call every operation that names an object or changes something. A file of `calls` exports the calls of a group
 * of the contract under its name: those of `strategies` are `strategiesCalls`.
 */
const calls: { [G in GroupName as `${G}Calls`]?: CallsOf<G> } = {
  ...accountCalls,
  ...catalogueAdminCalls,
  ...catalogueCalls,
  ...companyCalls,
  ...contentCalls,
  ...disclosureCalls,
  ...factorCalls,
  ...frozenReportCalls,
  ...kpiCalls,
  ...offerCalls,
  ...organisationCalls,
  ...questionnaireCalls,
  ...reportCalls,
  ...strategyCalls,
  ...subscriptionCalls,
  ...trackingCalls,
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
  return (calls as Record<string, Record<string, OperationCall> | undefined>)[`${group}Calls`]?.[name];
}
