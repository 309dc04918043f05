import { Outlet, useLocation } from '@tanstack/react-router';
import { AppFrame } from '../../design-system/frames/app-frame.tsx';
import { FrameLink } from '../../lib/frame-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useLegalItems } from './legal-items.ts';
import { currentItem, useAccountItems, useMainItems } from './main-items.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Header, footer and tab bar of the main area. */
export function AppLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const mainItems = useMainItems();
  const accountItems = useAccountItems();
  return (
    <AppFrame
      Link={FrameLink}
      homeHref="/app/dashboard"
      items={mainItems}
      current={currentItem([...mainItems, ...accountItems], pathname)}
      tabs={mainItems}
      more={accountItems}
      moreEnd={<LanguageSwitch className="frame-footer-link" />}
      account={<AccountMenu items={accountItems} />}
      footerItems={useLegalItems()}
      footerEnd={<ThemeSwitch />}
    >
      <Outlet />
    </AppFrame>
  );
}
