import { Building2, ChartLine, FileText, House } from 'lucide-react';
import type { FrameItem } from '../../design-system/frames/frame-parts.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { paths } from '../../lib/site/paths.ts';

export function useMainItems(): readonly FrameItem[] {
  const { t } = useTranslate();
  return [
    { href: '/app/dashboard', label: t('common.navigation.overview'), icon: House },
    {
      href: '/app/company-data',
      label: t('common.navigation.companyData'),
      shortLabel: t('common.navigation.companyDataShort'),
      icon: Building2,
    },
    { href: '/app/tracking', label: t('common.navigation.tracking'), icon: ChartLine },
    { href: '/app/reporting', label: t('common.navigation.reporting'), icon: FileText },
  ];
}

/** The header has space for these beside the main pages. */
export function useFurtherItems(): readonly FrameItem[] {
  const { t } = useTranslate();
  return [
    { href: '/marketplace', label: t('common.navigation.marketplace') },
    { href: '/app/organisation', label: t('common.navigation.organisation') },
  ];
}

export function useOrganisationItems(): readonly FrameItem[] {
  const { t } = useTranslate();
  return [
    { href: '/app/organisation/profile', label: t('common.navigation.organisationPage') },
    { href: '/app/organisation/offers', label: t('common.navigation.offers') },
    { href: '/app/organisation/contacts', label: t('common.navigation.contacts') },
    { href: '/app/organisation/posts', label: t('common.navigation.posts') },
    { href: '/app/organisation/partners', label: t('common.navigation.partners') },
    { href: '/app/organisation/resources', label: t('common.navigation.files') },
    { href: '/app/organisation/watch-list', label: t('common.navigation.watchList') },
    { href: `${paths.account}#team`, label: t('common.navigation.team') },
  ];
}

export function useProfileItems(): readonly FrameItem[] {
  const { t } = useTranslate();
  return [
    { href: '/app/profile/settings', label: t('common.navigation.settings') },
    { href: paths.subscription, label: t('common.navigation.subscription') },
    { href: paths.account, label: t('common.navigation.account') },
    { href: '/app/profile/questionnaire-results', label: t('common.navigation.questionnaireResults') },
    { href: '/app/profile/data', label: t('common.navigation.data') },
  ];
}
