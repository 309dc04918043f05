/** Links in mails. The base address is configured and never taken from a request. */
export function mailLinks(publicUrl: string) {
  const page = (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query);
    return `${publicUrl}${path}${search.size > 0 ? `?${search}` : ''}`;
  };
  return {
    login: () => page('/login'),
    register: () => page('/register'),
    forgotPassword: () => page('/password-recovery'),
    confirmAccount: (token: string) => page('/confirm-account', { token }),
    recoverPassword: (token: string, username: string) => page('/password-recovery', { token, username }),
    confirmPasswordChange: (token: string) => page('/app/profile/account', { confirmation_token: token }),
    resetCredentials: (token: string) => page('/reset-credentials', { token }),
    confirmCredentials: (token: string) => page('/reset-credentials/confirm', { token }),
    confirmEmailChange: (token: string) => page('/email-change', { token }),
    objectToEmailChange: (token: string) => page('/email-change/object', { token }),
    account: () => page('/app/profile/account'),
    subscription: () => page('/app/profile/abo'),
    acceptInvitation: (token: string) => page('/join', { token }),
  };
}
