import { ChartNoAxesColumn, Database, FileText, House } from 'lucide-react';
import type { FrameItem } from '../../design-system/frames/frame-parts.ts';
import { mayEnter } from '../../lib/access.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { places } from '../../lib/places.ts';
import { useSession } from '../../lib/use-session.ts';

/** The four places of the main area. */
export function useMainItems(): readonly FrameItem[] {
  const { t } = useTranslate();
  return [
    { href: '/app/dashboard', label: t('common.navigation.overview'), icon: House },
    {
      href: '/app/company-data',
      label: t('common.navigation.companyData'),
      shortLabel: t('common.navigation.companyDataShort'),
      icon: Database,
    },
    { href: '/app/tracking', label: t('common.navigation.tracking'), icon: ChartNoAxesColumn },
    { href: '/app/reporting', label: t('common.navigation.reporting'), icon: FileText },
  ];
}

/** The pages of the profile. */
export function useProfileItems(): readonly FrameItem[] {
  const { t } = useTranslate();
  return [
    { href: '/app/profile/settings', label: t('common.navigation.settings') },
    { href: places.subscription, label: t('common.navigation.subscription') },
    { href: places.account, label: t('common.navigation.account') },
  ];
}

/** What belongs to the account, and the way to the administration for those who may. */
export function useAccountItems(): readonly FrameItem[] {
  const { t } = useTranslate();
  const { account } = useSession();
  const own = useProfileItems();
  if (!account || !mayEnter(account, ['METRA', 'ADMIN'])) return own;
  return [...own, { href: '/admin', label: t('common.navigation.administration') }];
}

/** The item whose area the path lies in. */
export const currentItem = (items: readonly FrameItem[], pathname: string): string | undefined =>
  items.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href;
