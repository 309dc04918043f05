/**
 * A reader changes only their own data: sign-in, name, notifications, questions to the operator, and the end
 * of the account.
 */
export const ofTheReader: readonly string[] = [
  'auth.logout',
  'auth.beginConfirmation',
  'auth.confirmSignIn',
  'secondFactor.beginTotp',
  'secondFactor.confirmTotp',
  'secondFactor.removeTotp',
  'secondFactor.beginPasskey',
  'secondFactor.addPasskey',
  'secondFactor.renamePasskey',
  'secondFactor.removePasskey',
  'secondFactor.renewRecoveryCodes',
  'account.update',
  'account.remove',
  'account.initiatePasswordChange',
  'account.initiateEmailChange',
  'account.replaceOneTimePassword',
  'account.endSession',
  'account.markEventSeen',
  'account.markAllEventsSeen',
  'account.askForHelp',
  'keptResults.keep',
  'keptResults.forget',
  'watchList.add',
  'watchList.remove',
  'watchList.updateDigest',
];

/** Only owners change money and the team, and delete the organisation. */
export const ofOwners: readonly string[] = [
  'team.invite',
  'team.revokeInvitation',
  'team.changeRole',
  'team.remove',
  'subscription.subscribe',
  'subscription.cancel',
  'subscription.resume',
  'subscription.updateBilling',
  'organisations.remove',
];

/** Only subscribers may call these operations: they are the organisation's work. Reading and exporting it stays open. */
export const ofSubscribers: readonly string[] = [
  'tracking.addGoal',
  'tracking.updateGoal',
  'tracking.removeGoal',
  'tracking.addMeasures',
  'tracking.finishGoal',
  'tracking.takeUpGoal',
  'tracking.updateMeasure',
  'tracking.removeMeasure',
  'tracking.rate',
  'kpis.switchOff',
  'kpis.switchOn',
  'kpiRecords.create',
  'kpiRecords.batch',
  'kpiRecords.update',
  'kpiRecords.remove',
  'kpiRecords.restore',
  'kpiRecords.restoreChange',
  'kpiImport.preview',
  'kpiImport.commit',
  'kpiBatches.takeBack',
  'factors.createOwn',
  'factors.updateOwn',
  'factors.removeOwn',
  'factors.restoreOwn',
  'frozenReports.freeze',
  'frozenReports.share',
  'reports.writeNarrative',
  'reports.explain',
  'disclosures.answer',
  'disclosures.unchanged',
  'disclosures.responsible',
  'disclosures.changeIdentifiers',
];

/**
 * A stolen session must not call these operations, because they hand an account over for good. They are marked
 * `fresh`.
 */
export const dangerous: readonly string[] = [
  'auth.impersonate',
  'secondFactor.beginTotp',
  'secondFactor.confirmTotp',
  'secondFactor.removeTotp',
  'secondFactor.beginPasskey',
  'secondFactor.addPasskey',
  'secondFactor.removePasskey',
  'secondFactor.renewRecoveryCodes',
  'accountsAdmin.create',
  'accountsAdmin.update',
  'accountsAdmin.remove',
  'accountsAdmin.delete',
  'accountsAdmin.restore',
  'accountsAdmin.resetPassword',
  'accountsAdmin.initiateCredentialsReset',
  'accountsAdmin.removeSecondFactor',
];
