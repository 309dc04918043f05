import type { FrameGroup } from '../../design-system/frames/frame-parts.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The rail of the administration. Each domain that has screens here adds its place. */
export function useAdminGroups(): readonly FrameGroup[] {
  const { t } = useTranslate();
  return [
    {
      items: [
        { href: '/admin', label: t('common.navigation.administration') },
        { href: '/app/profile/account', label: t('common.navigation.account') },
        { href: '/logout', label: t('common.navigation.logout') },
      ],
    },
  ];
}
