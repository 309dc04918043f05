/**
 * A stolen session must not call these operations, because they hand an account over for good. A new
 * operation of that kind is marked `fresh` in the contract and named here.
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
