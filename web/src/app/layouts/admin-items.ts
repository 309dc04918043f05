import { Building2, FileText, Handshake, House, ListChecks, Tag, Tags } from 'lucide-react';
import type { FrameGroup } from '../../design-system/frames/frame-parts.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The rail of the administration. Each domain that has screens here adds its place. */
export function useAdminGroups(): readonly FrameGroup[] {
  const { t } = useTranslate();
  return [
    {
      items: [{ href: '/admin', label: t('common.navigation.administration') }],
    },
    {
      title: t('common.navigation.content'),
      items: [
        { href: '/admin/landing-pages', label: t('common.navigation.pages'), icon: FileText },
        { href: '/admin/home', label: t('common.navigation.homePage'), icon: House },
        {
          href: '/admin/questionnaires',
          label: t('common.navigation.questionnaires'),
          icon: ListChecks,
        },
      ],
    },
    {
      title: t('common.navigation.marketplace'),
      items: [
        { href: '/admin/organisations', label: t('common.navigation.organisations'), icon: Building2 },
        { href: '/admin/offers', label: t('common.navigation.offers'), icon: Handshake },
        { href: '/admin/tags', label: t('common.navigation.tags'), icon: Tags },
        { href: '/admin/tag-types', label: t('common.navigation.tagTypes'), icon: Tag },
      ],
    },
    {
      title: t('common.navigation.profile'),
      items: [
        { href: '/app/profile/account', label: t('common.navigation.account') },
        { href: '/logout', label: t('common.navigation.logout') },
      ],
    },
  ];
}
