import { Outlet, useLocation } from '@tanstack/react-router';
import { TabLink, TabLinks } from '../../design-system/tabs.tsx';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { currentItem, useProfileItems } from './main-items.ts';

/** The pages of the profile beside each other. */
export function ProfileLayout() {
  const { t } = useTranslate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const items = useProfileItems();
  const current = currentItem(items, pathname);
  return (
    <div className="wrap pt-5">
      <TabLinks label={t('common.navigation.profile')} className="mb-6">
        {items.map(({ href, label }) => (
          <TabLink key={href} current={href === current} render={<FrameLink href={href}>{label}</FrameLink>}>
            {label}
          </TabLink>
        ))}
      </TabLinks>
      <Outlet />
    </div>
  );
}
