import { Outlet, useLocation } from '@tanstack/react-router';
import { PublicLayout } from '../../layouts/public-layout.tsx';
import { ImpersonationBanner } from '../../lib/session/impersonation-banner.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function EntranceLayout() {
  const current = useLocation({ select: ({ pathname }) => pathname });
  const { account } = useSession();
  return (
    <PublicLayout
      Link={FrameLink}
      LanguageSwitch={LanguageSwitch}
      banner={<ImpersonationBanner />}
      current={current}
      signedIn={account !== null}
      isForm={current !== '/logout'}
    >
      <Outlet />
    </PublicLayout>
  );
}
