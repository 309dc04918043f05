import { Outlet, useLocation } from '@tanstack/react-router';
import { AdminFrame } from '../../design-system/frames/admin-frame.tsx';
import { HelpButton } from '../../domain/help/help-button.tsx';
import { FrameLink } from '../../lib/frame-link.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ImpersonationBanner } from '../../lib/impersonation-banner.tsx';
import { useAdminGroups } from './admin-items.ts';
import { currentItem } from './main-items.ts';

/** Around the pages of the operator's people. */
export function AdminLayout() {
  const { t } = useTranslate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const groups = useAdminGroups();
  return (
    <AdminFrame
      Link={FrameLink}
      banner={<ImpersonationBanner />}
      homeHref="/admin"
      tag={t('common.navigation.adminTag')}
      groups={groups}
      account={
        <HelpButton className="min-h-(--target) underline-offset-3 hover:text-on-ink hover:underline" />
      }
      menuEnd={(close) => <HelpButton beforeOpening={close} />}
      current={currentItem(
        groups.flatMap(({ items }) => items),
        pathname,
      )}
    >
      <Outlet />
    </AdminFrame>
  );
}
