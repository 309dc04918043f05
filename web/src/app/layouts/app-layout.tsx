import { Outlet, useLocation } from '@tanstack/react-router';
import { AccountLabel } from '../../design-system/frames/account-label.tsx';
import { AppFrame } from '../../design-system/frames/app-frame.tsx';
import { currentItem } from '../../design-system/frames/frame-parts.ts';
import { HelpButton } from '../../domain/help/help-button.tsx';
import { EventBell } from '../../features/events/event-bell.tsx';
import { EndedBannerWhenDue } from '../../features/subscription/banner/ended-banner-when-due.tsx';
import { TrialBannerWhenDue } from '../../features/subscription/banner/trial-banner-when-due.tsx';
import { AccountMenu } from '../../layouts/account-menu.tsx';
import { useLegalItems } from '../../layouts/legal-items.ts';
import { ThemeSwitch } from '../../layouts/theme-switch.tsx';
import { ImpersonationBanner } from '../../lib/session/impersonation-banner.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useFurtherItems, useMainItems, useOrganisationItems, useProfileItems } from './main-items.ts';
import { ReaderNotice } from './reader-notice.tsx';

export function AppLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const mainItems = useMainItems();
  const furtherItems = useFurtherItems();
  const organisationItems = useOrganisationItems();
  const accountItems = useProfileItems();
  const headerItems = [...mainItems, ...furtherItems];
  // The tab bar shows the main pages, and its last place opens the others.
  const more = [...furtherItems.slice(0, 1), ...organisationItems, ...accountItems];
  const { account } = useSession();
  return (
    // The key gives another account a fresh page.
    <AppFrame
      key={account?.id}
      Link={FrameLink}
      homeHref="/app/dashboard"
      items={headerItems}
      current={currentItem([...headerItems, ...accountItems], pathname)}
      tabs={mainItems}
      more={more}
      moreEnd={(close) => (
        <>
          <HelpButton beforeOpening={close} />
          <LanguageSwitch />
        </>
      )}
      banner={
        <>
          <ImpersonationBanner />
          <EndedBannerWhenDue />
        </>
      }
      tools={<EventBell />}
      account={
        account && (
          <AccountMenu items={accountItems}>
            <AccountLabel
              name={`${account.firstName} ${account.lastName}`}
              detail={account.organisation.name}
            />
          </AccountMenu>
        )
      }
      footerItems={useLegalItems()}
      footerNote={
        <HelpButton className="min-h-(--target) underline-offset-3 hover:text-text hover:underline" />
      }
      footerEnd={<ThemeSwitch />}
    >
      <ReaderNotice />
      <TrialBannerWhenDue />
      <Outlet />
    </AppFrame>
  );
}
