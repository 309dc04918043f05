/** Pages that links in mails lead to. */
export const mailPages = {
  confirmAccount: '/confirm-account',
  passwordRecovery: '/password-recovery',
  resetCredentials: '/reset-credentials',
  confirmCredentials: '/reset-credentials/confirm',
  join: '/join',
} as const;
