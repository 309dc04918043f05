import { Outlet, useLocation } from '@tanstack/react-router';
import { AdminFrame } from '../../design-system/frames/admin-frame.tsx';
import type { FrameGroup } from '../../design-system/frames/frame-parts.ts';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ImpersonationBanner } from '../../lib/impersonation-banner.tsx';
import { currentItem } from './main-items.ts';

/** The rail of the administration. Each domain that has screens here adds its place. */
export function AdminLayout() {
  const { t } = useTranslate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const groups: readonly FrameGroup[] = [
    { items: [{ href: '/app/dashboard', label: t('common.navigation.leaveAdministration') }] },
  ];
  return (
    <AdminFrame
      Link={FrameLink}
      banner={<ImpersonationBanner />}
      homeHref="/admin"
      tag={t('common.navigation.adminTag')}
      groups={groups}
      current={currentItem(
        groups.flatMap(({ items }) => items),
        pathname,
      )}
    >
      <Outlet />
    </AdminFrame>
  );
}
