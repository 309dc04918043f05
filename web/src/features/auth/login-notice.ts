import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

export type LoginNotice = 'confirmed' | 'recovered' | 'credentialsReset';

declare module '@tanstack/react-router' {
  interface HistoryState {
    loginNotice?: LoginNotice;
    /** The login form is filled with this address, if it is known. */
    username?: string;
  }
}

/** Leads to the login with a notice, replacing the page whose link is used up. */
export function useGoToLogin(): (loginNotice: LoginNotice, username?: string | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (loginNotice, username) =>
      void navigate({
        to: '/login',
        replace: true,
        state: { loginNotice, ...(username && { username }) },
      }),
    [navigate],
  );
}
