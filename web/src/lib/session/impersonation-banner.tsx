import { useLocation, useNavigate } from '@tanstack/react-router';
import { ImpersonationNotice } from './impersonation-notice.tsx';
import { useSession } from './use-session.ts';

export function ImpersonationBanner() {
  const { account } = useSession();
  const navigate = useNavigate();
  const isEnding = useLocation({ select: ({ pathname }) => pathname === '/logout' });
  if (!account?.impersonator) return null;
  return (
    <ImpersonationNotice account={account} ending={isEnding} onEnd={() => navigate({ to: '/logout' })} />
  );
}
