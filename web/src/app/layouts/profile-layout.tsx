import { Outlet, useLocation } from '@tanstack/react-router';
import { currentItem, type FrameItem } from '../../design-system/frames/frame-parts.ts';
import { TabLink, TabLinks } from '../../design-system/navigation/tabs.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { useOrganisationItems, useProfileItems } from './main-items.ts';

export function ProfileLayout() {
  const { t } = useTranslate();
  return <Pages label={t('common.navigation.profile')} items={useProfileItems()} />;
}

export function OrganisationLayout() {
  const { t } = useTranslate();
  return <Pages label={t('common.navigation.organisation')} items={useOrganisationItems()} />;
}

function Pages({ label: name, items }: { label: string; items: readonly FrameItem[] }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = currentItem(items, pathname);
  return (
    <div className="wrap pt-5">
      <TabLinks label={name} className="mb-6">
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
