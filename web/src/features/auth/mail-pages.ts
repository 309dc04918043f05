export const mailPages = {
  confirmAccount: '/confirm-account',
  passwordRecovery: '/password-recovery',
  resetCredentials: '/reset-credentials',
  confirmCredentials: '/reset-credentials/confirm',
  emailChange: '/email-change',
  objectToEmailChange: '/email-change/object',
  join: '/join',
  stopDigest: '/watch-list-digest',
} as const;
