import type { Operation } from '@metra/contract/core/operation';

interface Named {
  id: string;
  operation: Operation;
}

/** Public calls do not ask who calls, and nobody impersonates an administrator. */
export const isOfPerson = ({ access }: Operation) => access !== 'public' && access !== 'admin';

/**
 * An administrator who impersonates a member may read what the member sees and do the member's daily work. The server
 * refuses operations on the member's own data (sign-in, name, sessions, notifications), money, the team, bulk actions
 * and everything that cannot be undone. A new operation that changes something is either named here or marked
 * `refusedToImpersonator`.
 */
export const changesAllowed: readonly string[] = [
  'auth.logout',
  'storage.write',
  'resources.create',
  'resources.update',
  'resources.restore',
  'profile.update',
  'organisations.update',
  'organisations.addPost',
  'offerMatches.forGoal',
  'offerMatches.forMeasure',
  'offersAdmin.export',
  'organisationsAdmin.export',
  'offers.create',
  'offers.update',
  'offers.answerInvitation',
  'offers.addPost',
  'landingPagesAdmin.export',
  'tagTypes.export',
  'ownMeasures.create',
  'ownMeasures.update',
  'ownMeasures.restore',
  'overview.export',
  'overview.exportMissedSearches',
  'questionnairesAdmin.exportList',
  'questionnaireResults.export',
  'strategies.create',
  'strategies.update',
  'tracking.addGoal',
  'tracking.updateGoal',
  'tracking.addMeasures',
  'tracking.finishGoal',
  'tracking.takeUpGoal',
  'tracking.updateMeasure',
  'tracking.rate',
  'kpis.create',
  'kpis.update',
  'kpis.switchOff',
  'kpis.switchOn',
  'kpis.checkFormula',
  'kpisAdmin.export',
  'goalsAdmin.export',
  'measuresAdmin.export',
  'factorsAdmin.export',
  'projectsAdmin.export',
  'reports.writeNarrative',
  'reports.explain',
  'factors.createOwn',
  'factors.updateOwn',
  'factors.restoreOwn',
  'disclosures.answer',
  'disclosures.unchanged',
  'disclosures.responsible',
  'disclosures.changeIdentifiers',
  'kpiRecords.create',
  'kpiRecords.batch',
  'kpiRecords.update',
  'kpiRecords.restore',
  'kpiRecords.restoreChange',
  'kpiImport.preview',
  'kpiImport.commit',
  'reportExport.download',
  'subscription.invoicePdf',
  'subscription.invoiceXml',
];

/** Changes are allowed by name, and reading what the member sees unless the contract refuses it. */
export const isChange = ({ method, hasEffect }: Operation) => method !== 'GET' || hasEffect === true;

/** Says whether an impersonator may call an operation of a signed-in person. */
export const isAllowedToImpersonator = ({ id, operation }: Named): boolean =>
  isOfPerson(operation) &&
  (isChange(operation) ? changesAllowed.includes(id) : !operation.refusedToImpersonator);
