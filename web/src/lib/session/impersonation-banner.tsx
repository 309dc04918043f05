import { useLocation, useNavigate } from '@tanstack/react-router';
import { ImpersonationNotice } from './impersonation-notice.tsx';
import { useSession } from './use-session.ts';

/** Stands above every page while an administrator acts for someone else. */
export function ImpersonationBanner() {
  const { account } = useSession();
  const navigate = useNavigate();
  const isEnding = useLocation({ select: ({ pathname }) => pathname === '/logout' });
  if (!account?.impersonator) return null;
  return (
    <ImpersonationNotice account={account} ending={isEnding} onEnd={() => navigate({ to: '/logout' })} />
  );
}
