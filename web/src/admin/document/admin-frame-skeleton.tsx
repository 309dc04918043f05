import type { ReactNode } from 'react';
import { AdminFrame } from '../../design-system/frames/admin-frame.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/site/paths.ts';
import { PlainLink } from '../../shell/document/plain-link.tsx';
import { currentAdminPage, useAdminGroups } from '../layout/admin-items.ts';

interface AdminFrameSkeletonProps {
  pathname: string;
  children: ReactNode;
}

/** The account is not known yet, so this shows the pages that all editors may open. */
export function AdminFrameSkeleton({ pathname, children }: AdminFrameSkeletonProps) {
  const { t } = useTranslate();
  const groups = useAdminGroups(null);
  return (
    <AdminFrame
      Link={PlainLink}
      homeHref={paths.admin}
      tag={t('common.navigation.adminTag')}
      groups={groups}
      current={currentAdminPage(groups, pathname)}
    >
      {children}
    </AdminFrame>
  );
}
