import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasFailed } from '../../lib/guards/failed-entry.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { pathAfterLogin } from './after-login.ts';

/** A person who is signed in, here or in another tab, continues to the page that they wanted. */
export function useRedirectWhenSignedIn(route: string | undefined, isWaiting = true): void {
  const navigate = useNavigate();
  const { account } = useSession();
  useEffect(() => {
    if (isWaiting && account && !hasFailed(route))
      navigate({ href: pathAfterLogin(account, route), replace: true });
  }, [isWaiting, account, route, navigate]);
}
