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
